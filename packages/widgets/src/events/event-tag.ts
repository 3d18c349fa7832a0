import { eventPhase, type FanEvent, seoulDaysBetween } from '@fandeck/sdk/showcase'
import type { TagProps } from '../primitives/tag/Tag.tsx'

/** Longer running events show no day count. */
const COUNTED_DAYS = 14

/** What the tag of an event says, with the tone that goes with it. */
export type EventTag = { tone: TagProps['tone'] } & (
  | {
      message:
        | 'events.endsToday'
        | 'events.startsToday'
        | 'events.startsTomorrow'
        | 'events.open'
        | 'events.closed'
    }
  | { message: 'events.daysLeft' | 'events.startsIn'; days: number }
)

/** Returns the tag of an event at `now` (epoch ms): its phase, or the Seoul days until it starts or ends. */
export function eventTag(event: Pick<FanEvent, 'startAt' | 'endAt'>, now: number): EventTag {
  const phase = eventPhase(event, now)
  if (phase === 'closed') return { message: 'events.closed', tone: 'neutral' }
  if (phase === 'upcoming') {
    const days = seoulDaysBetween(now, event.startAt)
    if (days > 1) return { message: 'events.startsIn', days, tone: 'warn' }
    return { message: days === 1 ? 'events.startsTomorrow' : 'events.startsToday', tone: 'warn' }
  }
  // The end is exclusive: an event until midnight ends on the day before.
  const days = seoulDaysBetween(now, event.endAt - 1)
  if (days === 0) return { message: 'events.endsToday', tone: 'live' }
  if (days <= COUNTED_DAYS) return { message: 'events.daysLeft', days, tone: 'live' }
  return { message: 'events.open', tone: 'ok' }
}
