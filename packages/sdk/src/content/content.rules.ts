import type { Banner } from './content.schema.ts'

/** Returns the active banners at `now` (server time, epoch ms), sorted: enabled and within their period (S3.25). */
export const bannersAt = (banners: readonly Banner[], now: number): Banner[] =>
  banners
    .filter(({ used, startAt, endAt }) => used && startAt <= now && now < endAt)
    .toSorted((a, b) => a.sort - b.sort)
