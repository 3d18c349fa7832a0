import type { Minutes } from './types.ts'

export const HOUR: Minutes = 60
export const DAY: Minutes = 24 * HOUR
