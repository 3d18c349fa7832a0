import { useEvents, useHasPart } from '@fandeck/react'
import { eventPhase, onHome } from '@fandeck/sdk/showcase'
import { forwardRef } from 'react'
import { EventRow } from '../events/EventRow.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useMinute } from '../primitives/use-minute.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { HomeSection } from './HomeSection.tsx'
import { koHome } from './messages.ko.ts'

/** The props of the events of a home page, which fetch themselves. */
export interface HomeEventsProps extends HeadedPartProps {
  /** Returns the address of an event. */
  eventHref(eventId: number): string
  /** The page with all events. */
  allHref?: string | undefined
}

/** The events of the home page that are not over; nothing without one. */
export const HomeEvents = /* @__PURE__ */ forwardRef<HTMLElement, HomeEventsProps>(function HomeEvents(
  { eventHref, ...section },
  ref,
) {
  const messages = useMessagesOf(koHome)
  const now = useMinute()
  const enabled = useHasPart()('events')
  const { data = [] } = useEvents({ query: { enabled } })
  const events = onHome(enabled ? data : []).filter((event) => eventPhase(event, now) !== 'closed')
  if (events.length === 0) return null
  return (
    <HomeSection title={messages['home.events']} {...section} ref={ref}>
      <ul className="fandeck-home__rows">
        {events.map((event) => (
          <li key={event.eventId}>
            <EventRow event={event} href={eventHref(event.eventId)} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
})
