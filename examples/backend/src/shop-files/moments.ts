import { momentOf, momentText } from '@fandeck/sdk/shop'

const MOMENTS: ReadonlySet<string> = new Set(['startsAt', 'endsAt', 'postedAt', 'announcedAt'])

/** Returns a value whose moments relative to the first apply are moments of a calendar, at any depth. */
export function settled(value: unknown, firstApply: number): unknown {
  if (Array.isArray(value)) return value.map((one) => settled(one, firstApply))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      MOMENTS.has(key) && typeof one === 'string'
        ? momentText(momentOf(one, firstApply))
        : settled(one, firstApply),
    ]),
  )
}

/** Returns a moment of a settled file, epoch ms. */
export const timeOf = (text: string): number => momentOf(text, Number.NaN)
