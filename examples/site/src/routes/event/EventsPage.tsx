import { EVENT_PHASES, EventList } from '@fandeck/widgets'
import { useQueryValue } from '../../router/use-query-value.ts'

/** The events of a phase, which the query names (D26). */
export default function EventsPage() {
  const [value, setValue] = useQueryValue('phase', EVENT_PHASES[0])
  return (
    <EventList
      className="site-list"
      hrefOf={(eventId) => `/event/${eventId}`}
      phase={EVENT_PHASES.find((phase) => phase === value) ?? EVENT_PHASES[0]}
      onPhaseChange={setValue}
    />
  )
}
