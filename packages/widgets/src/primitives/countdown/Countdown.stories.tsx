import { controlled } from '../../stories/controlled.tsx'
import { stillClock } from '../../stories/story-clock.ts'
import { Countdown } from './Countdown.tsx'

export default { title: 'Primitives / Countdown' }

const TWO_HOURS = 2 * 3_600_000 + 14 * 60_000 + 36_000

export const Hours = () => <Countdown until={TWO_HOURS} {...stillClock} />
export const Days = () => <Countdown until={3 * 86_400_000 + TWO_HOURS} {...stillClock} />
export const Large = () => <Countdown until={TWO_HOURS} size={40} {...stillClock} />
export const Ended = () => <Countdown until={-1} {...stillClock} />

export const Controls = controlled({ minutes: 134, large: false }, ({ minutes, large }) => (
  <Countdown until={minutes * 60_000} size={large ? 40 : 28} {...stillClock} />
))
