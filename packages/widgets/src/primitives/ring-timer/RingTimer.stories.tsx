import { stillClock } from '../../stories/story-clock.ts'
import { RingTimer } from './RingTimer.tsx'

export default { title: 'Primitives / Ring timer' }

const label = (seconds: number) => `새 코드까지 ${seconds}초`

export const Running = () => <RingTimer until={139_000} label={label} {...stillClock} />
export const Full = () => <RingTimer until={170_000} label={label} {...stillClock} />
export const Empty = () => <RingTimer until={0} label={label} {...stillClock} />
