import { eventPhase, type FanEvent } from '@fandeck/sdk/showcase'
import { Tag } from '../primitives/tag/Tag.tsx'
import { useMinute } from '../primitives/use-minute.ts'
import { useDates } from '../theme/use-dates.ts'
import { eventTag } from './event-tag.ts'
import { useEventMessages } from './use-event-messages.ts'

/** The tag of an event: its phase or the days left. */
export function EventTag({ event }: { event: FanEvent }) {
  const messages = useEventMessages()
  const tag = eventTag(event, useMinute())
  return (
    <Tag tone={tag.tone}>
      {'days' in tag ? messages[tag.message]({ days: tag.days }) : messages[tag.message]}
    </Tag>
  )
}

/** The period of an event, or its start while it is upcoming. */
export function EventPeriod({ event: { startAt, endAt } }: { event: FanEvent }) {
  const messages = useEventMessages()
  const dates = useDates()
  const upcoming = eventPhase({ startAt, endAt }, useMinute()) === 'upcoming'
  if (!upcoming) return dates.range(startAt, endAt - 1)
  return messages['events.startsAt']({ date: dates.date(startAt), time: dates.time(startAt) })
}
