import { eventPhase, type FanEvent, seoulDaysBetween } from '@fandeck/sdk/showcase'
import type { TagProps } from '@fandeck/widgets'

/** Longer running events show no day count. */
const COUNTED_DAYS = 14

/** What the tag of an event says, with the tone that goes with it. */
export type EventTag = { tone: TagProps['tone'] } & (
  | {
      message:
        | 'event.endsToday'
        | 'event.startsToday'
        | 'event.startsTomorrow'
        | 'event.open'
        | 'event.closed'
    }
  | { message: 'event.daysLeft' | 'event.startsIn'; days: number }
)

/** Returns the tag of an event at `now` (epoch ms): its phase, or the Seoul days until it starts or ends. */
export function eventTag(event: Pick<FanEvent, 'startAt' | 'endAt'>, now: number): EventTag {
  const phase = eventPhase(event, now)
  if (phase === 'closed') return { message: 'event.closed', tone: 'neutral' }
  if (phase === 'upcoming') {
    const days = seoulDaysBetween(now, event.startAt)
    if (days > 1) return { message: 'event.startsIn', days, tone: 'warn' }
    return { message: days === 1 ? 'event.startsTomorrow' : 'event.startsToday', tone: 'warn' }
  }
  // The end is exclusive: an event until midnight ends on the day before.
  const days = seoulDaysBetween(now, event.endAt - 1)
  if (days === 0) return { message: 'event.endsToday', tone: 'live' }
  if (days <= COUNTED_DAYS) return { message: 'event.daysLeft', days, tone: 'live' }
  return { message: 'event.open', tone: 'ok' }
}
