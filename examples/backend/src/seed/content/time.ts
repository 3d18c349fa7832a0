import type { Minutes } from './types.ts'

export const HOUR: Minutes = 60
export const DAY: Minutes = 24 * HOUR
/** Far enough that a demo folder never outlives it. */
export const YEAR: Minutes = 365 * DAY
