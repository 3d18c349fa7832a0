import { EventDetail, EventList } from '@fandeck/widgets'

export const Events = () => <EventList hrefOf={(eventId) => `/event/${eventId}`} />

export const OneEvent = ({ eventId }: { eventId: number }) => (
  <EventDetail
    eventId={eventId}
    renderHead={(event) => <title>{event?.title ?? '이벤트'}</title>}
    notFound={<p>없는 이벤트예요.</p>}
  />
)
