import type { FanEvent } from './showcase.schema.ts'

/** The phase of an event. */
export type EventPhase = 'upcoming' | 'open' | 'closed'

const DAY_MS = 86_400_000
const SEOUL_OFFSET_MS = 9 * 3_600_000

/** Returns the Seoul day as a number since 1970. */
const seoulDay = (at: number) => Math.floor((at + SEOUL_OFFSET_MS) / DAY_MS)

/** Returns the phase of an event at `now` (server time, epoch ms); its end is exclusive. */
export function eventPhase({ startAt, endAt }: Pick<FanEvent, 'startAt' | 'endAt'>, now: number): EventPhase {
  if (now < startAt) return 'upcoming'
  return now < endAt ? 'open' : 'closed'
}

/** Returns the number of midnights in Seoul between two instants: 0 for the same day, 1 for tomorrow. */
export const seoulDaysBetween = (from: number, to: number): number => seoulDay(to) - seoulDay(from)

/** Returns the items placed on the home page, sorted. */
export const onHome = <Item extends { homeOrder?: number | null | undefined }>(
  items: readonly Item[],
): Item[] =>
  items
    .filter(({ homeOrder }) => Boolean(homeOrder))
    .toSorted((a, b) => (a.homeOrder ?? 0) - (b.homeOrder ?? 0))
