import './event.css'
import { useEvents } from '@fandeck/react'
import { type EventPhase, eventPhase, type FanEvent } from '@fandeck/sdk/showcase'
import { ChipFilter } from '../../layout/ChipFilter.tsx'
import { ListHead } from '../../layout/ListHead.tsx'
import { ListState } from '../../layout/ListState.tsx'
import { useServerTime } from '../../layout/use-server-time.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useSearchParams } from '../../router/Router.tsx'
import { EventCard, EventLoading } from './EventCard.tsx'

const PHASES = ['open', 'upcoming', 'closed'] as const satisfies readonly EventPhase[]

/** The events of a phase, which the query names (D26). */
export default function EventsPage() {
  const messages = useMessages()
  const query = useEvents()
  const now = useServerTime()
  const [search] = useSearchParams()
  const phase = PHASES.find((one) => one === search.get('phase')) ?? 'open'
  const inPhase = (events: readonly FanEvent[]) => events.filter((event) => eventPhase(event, now) === phase)
  const count = inPhase(query.data ?? []).length
  const choices = PHASES.map((value) => {
    const label = messages[`event.${value}`]
    return { value, label: value === phase && count > 0 ? `${label} ${count}` : label }
  })
  return (
    <div className="site-list">
      <ListHead title={messages['event.title']} />
      <ChipFilter name="phase" label={messages['event.phases']} choices={choices} selected={phase} />
      <ListState
        query={query}
        filter={inPhase}
        loading={<EventLoading />}
        className="site-events"
        empty={{ title: messages['event.none.title'], description: messages['event.none.message'] }}
      >
        {(events) => (
          <ul className="site-list__items site-events">
            {events.map((event, index) => (
              <li key={event.eventId}>
                <EventCard event={event} first={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </div>
  )
}
