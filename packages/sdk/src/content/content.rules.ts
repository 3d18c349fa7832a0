import type { Banner } from './content.schema.ts'

/** The banners to show at a moment (server time, epoch ms), in order: in use, within their period (S3.25). */
export const bannersAt = (banners: readonly Banner[], now: number): Banner[] =>
  banners
    .filter(({ used, startAt, endAt }) => used && startAt <= now && now < endAt)
    .toSorted((a, b) => a.sort - b.sort)
