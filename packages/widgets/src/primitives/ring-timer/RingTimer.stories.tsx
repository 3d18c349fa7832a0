import { controlled } from '../../stories/controlled.tsx'
import { stillClock } from '../../stories/story-clock.ts'
import { RingTimer } from './RingTimer.tsx'

export default { title: 'Primitives / Ring timer' }

const label = (seconds: number) => `새 코드까지 ${seconds}초`

export const Running = () => <RingTimer until={139_000} label={label} {...stillClock} />
export const Full = () => <RingTimer until={170_000} label={label} {...stillClock} />
export const Empty = () => <RingTimer until={0} label={label} {...stillClock} />

export const Controls = controlled<{ until: number; total: number }>(
  { until: 139_000, total: 60_000 },
  (timer) => <RingTimer {...timer} label={label} {...stillClock} />,
)
