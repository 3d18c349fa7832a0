import { controlled } from '../../stories/controlled.tsx'
import { Logo } from './Logo.tsx'
import { Mark } from './Mark.tsx'

export default { title: 'Primitives / Logo' }

export const Wordmark = () => <Logo />
export const MarkAlone = () => <Mark width={64} />

export const Controls = controlled<{ size: number; text: string }>(
  { size: 22, text: 'fandeck' },
  ({ size, text }) => <Logo size={size}>{text}</Logo>,
)
