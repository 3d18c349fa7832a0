import './event.css'
import { useEvents } from '@fandeck/react'
import { eventPhase, type FanEvent } from '@fandeck/sdk/showcase'
import { BackendLink } from '@fandeck/widgets'
import { ListedArticle, ListedItem } from '../../layout/ListedArticle.tsx'
import { renderPageLink, useIsComing } from '../../layout/render-page-link.tsx'
import { useServerTime } from '../../layout/use-server-time.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useParams } from '../../router/use-params.ts'
import { EventPeriod, EventTag } from './EventFacts.tsx'

/** One event: its text, its period and the way to take part (D26). */
export default function EventPage() {
  const { eventId } = useParams()
  const messages = useMessages()
  return (
    <ListedItem
      query={useEvents()}
      title={messages['event.title']}
      match={(event) => String(event.eventId) === eventId}
    >
      {(event) => (
        <ListedArticle item={event} hideReadingTime>
          <div className="site-event__foot">
            <p className="site-event__period">
              <EventTag event={event} /> <EventPeriod event={event} />
            </p>
            <Participation event={event} />
          </div>
        </ListedArticle>
      )}
    </ListedItem>
  )
}

/** The link of an open event; otherwise the reason why there is none. */
function Participation({ event }: { event: FanEvent }) {
  const messages = useMessages()
  const phase = eventPhase(event, useServerTime())
  const { linkUrl } = event
  const isComing = useIsComing(linkUrl)
  if (phase === 'closed') return <p className="fandeck-caption">{messages['event.over']}</p>
  if (phase === 'upcoming') return <p className="fandeck-caption">{messages['event.notYet']}</p>
  if (isComing) return <p className="fandeck-caption">{messages['event.soon']}</p>
  if (!linkUrl) return null
  return (
    <BackendLink className="site-event__join" linkUrl={linkUrl} httpsOnly renderLink={renderPageLink}>
      {messages['event.join']}
    </BackendLink>
  )
}
