export type { Clock } from './clock.ts'
export type { Emitter } from './emitter.ts'
export { FandeckError, type FandeckErrorOptions } from './errors.ts'
export { parseSeoul } from './seoul.ts'
export { type SeoulDates, seoulDates } from './seoul-dates.ts'
export {
  formatSeoulDate,
  formatSeoulMoment,
  formatSeoulRange,
  formatSeoulTime,
  seoulDayKey,
} from './seoul-text.ts'
export { type SafeUrlOptions, safeUrl } from './url.ts'
