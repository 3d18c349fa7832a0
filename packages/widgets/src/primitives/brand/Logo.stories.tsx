import { Logo } from './Logo.tsx'
import { Mark } from './Mark.tsx'

export default { title: 'Primitives / Logo' }

export const Wordmark = () => <Logo />
export const MarkAlone = () => <Mark width={64} />
