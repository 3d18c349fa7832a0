import { useEvents } from '@fandeck/react'
import { type EventPhase, eventPhase, type FanEvent } from '@fandeck/sdk/showcase'
import { forwardRef } from 'react'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Choices } from '../primitives/listing/Choices.tsx'
import { ItemList } from '../primitives/listing/ItemList.tsx'
import { ListHead } from '../primitives/listing/ListHead.tsx'
import { useChoice } from '../primitives/listing/use-choice.ts'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { useMinute } from '../primitives/use-minute.ts'
import { EventCard, EventLoading } from './EventCard.tsx'
import { useEventMessages } from './use-event-messages.ts'
import './Events.css'

/** The phases in the order of their chips. */
export const EVENT_PHASES = ['open', 'upcoming', 'closed'] as const satisfies readonly EventPhase[]

/** The props of the list, which fetches its events. */
export interface EventListProps extends HeadedPartProps {
  /** Returns the path of an event. */
  hrefOf(eventId: number): string
  /** The phase whose events are shown; kept by the list when omitted. */
  phase?: EventPhase | undefined
  /** Called with the phase that the reader chose; the first one is `open`. */
  onPhaseChange?: ((phase: EventPhase) => void) | undefined
  renderLink?: RenderLink | undefined
}

/**
 * The events of a phase: open, upcoming or closed.
 *
 * @see S1.4, D26
 */
export const EventList = /* @__PURE__ */ forwardRef<HTMLElement, EventListProps>(function EventList(
  { hrefOf, phase: given, onPhaseChange, renderLink: own, headingLevel = 1, ...root },
  ref,
) {
  const messages = useEventMessages()
  const renderLink = useRenderLink(own)
  const query = useEvents()
  const now = useMinute()
  const [phase, choose] = useChoice<EventPhase>(given, 'open', onPhaseChange)
  const inPhase = (events: readonly FanEvent[]) => events.filter((event) => eventPhase(event, now) === phase)
  const count = inPhase(query.data ?? []).length
  const choices = EVENT_PHASES.map((value) => {
    const label = messages[`events.${value}`]
    return { value, label: value === phase && count > 0 ? `${label} ${count}` : label }
  })
  return (
    <Part base="fandeck-root fandeck-listing" {...root} ref={ref}>
      <ListHead title={messages['events.title']} headingLevel={headingLevel} />
      <Choices label={messages['events.phases']} choices={choices} selected={phase} onSelect={choose} />
      <ItemList
        query={query}
        filter={inPhase}
        loading={<EventLoading />}
        className="fandeck-events"
        empty={{ title: messages['events.none.title'], description: messages['events.none.message'] }}
        keyOf={({ eventId }) => eventId}
      >
        {(event, index) => (
          <EventCard event={event} href={hrefOf(event.eventId)} first={index === 0} renderLink={renderLink} />
        )}
      </ItemList>
    </Part>
  )
})
