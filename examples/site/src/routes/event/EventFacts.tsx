import { eventPhase, type FanEvent } from '@fandeck/sdk/showcase'
import { Tag } from '@fandeck/widgets'
import { dates } from '../../dates.ts'
import { useServerTime } from '../../layout/use-server-time.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { eventTag } from './event-tag.ts'

/** The tag of an event: its phase or the days left. */
export function EventTag({ event }: { event: FanEvent }) {
  const messages = useMessages()
  const tag = eventTag(event, useServerTime())
  return (
    <Tag tone={tag.tone}>
      {'days' in tag ? messages[tag.message]({ days: tag.days }) : messages[tag.message]}
    </Tag>
  )
}

/** The period of an event, or its start while it is upcoming. */
export function EventPeriod({ event: { startAt, endAt } }: { event: FanEvent }) {
  const messages = useMessages()
  const upcoming = eventPhase({ startAt, endAt }, useServerTime()) === 'upcoming'
  if (!upcoming) return dates.range(startAt, endAt - 1)
  return messages['event.startsAt']({ date: dates.date(startAt), time: dates.time(startAt) })
}
