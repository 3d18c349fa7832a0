export type { Clock } from './clock.ts'
export type { Emitter } from './emitter.ts'
export { FandeckError, type FandeckErrorOptions } from './errors.ts'
export { parseSeoul } from './seoul.ts'
export {
  formatSeoulDate,
  formatSeoulMoment,
  formatSeoulRange,
  formatSeoulTime,
  type SeoulDates,
  seoulDates,
  seoulDayKey,
} from './seoul-dates.ts'
export { type SafeUrlOptions, safeUrl } from './url.ts'
