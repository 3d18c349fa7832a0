import { Logo } from './Logo.tsx'
import { Mark } from './Mark.tsx'

export const Wordmark = () => <Logo />
export const MarkAlone = () => <Mark width={64} />
