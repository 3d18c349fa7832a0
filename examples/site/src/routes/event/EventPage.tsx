import './event.css'
import '../../layout/article.css'
import { useEvents, useNotionPage } from '@fandeck/react'
import { eventPhase, type FanEvent } from '@fandeck/sdk'
import { Article, BackendLink } from '@fandeck/widgets'
import { useParams } from 'react-router'
import { ArticleState } from '../../layout/ArticleState.tsx'
import { figureBlock } from '../../layout/figure-block.ts'
import { Head } from '../../layout/Head.tsx'
import { isComing, renderPageLink } from '../../layout/render-page-link.tsx'
import { useServerTime } from '../../layout/use-server-time.ts'
import { useMessages } from '../../messages/use-messages.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'
import { EventPeriod, EventTag } from './EventFacts.tsx'

/** One event: its text, its period and the way to take part (D26). */
export default function EventPage() {
  const { eventId } = useParams()
  const messages = useMessages()
  return (
    <ArticleState query={useEvents()} title={messages['event.title']}>
      {(events) => {
        const event = events.find((one) => String(one.eventId) === eventId)
        return event ? <Event event={event} /> : <NotFoundPage />
      }}
    </ArticleState>
  )
}

function Event({ event }: { event: FanEvent }) {
  const { pageId, image, summary } = event
  const title = event.title.replaceAll('\n', ' ')
  return (
    <ArticleState query={useNotionPage({ pageId })} title={title}>
      {({ blocks }) => (
        <>
          <Head title={title} description={summary} image={image} />
          <Article
            className="site-article"
            title={event.title}
            blocks={[figureBlock(image), ...blocks]}
            hideReadingTime
          >
            <div className="site-event__foot">
              <p className="site-event__period">
                <EventTag event={event} /> <EventPeriod event={event} />
              </p>
              <Participation event={event} />
            </div>
          </Article>
        </>
      )}
    </ArticleState>
  )
}

/** The link of an open event; otherwise the reason why there is none. */
function Participation({ event }: { event: FanEvent }) {
  const messages = useMessages()
  const phase = eventPhase(event, useServerTime())
  const { linkUrl } = event
  if (phase === 'closed') return <p className="fandeck-caption">{messages['event.over']}</p>
  if (phase === 'upcoming') return <p className="fandeck-caption">{messages['event.notYet']}</p>
  if (isComing(linkUrl)) return <p className="fandeck-caption">{messages['event.soon']}</p>
  if (!linkUrl) return null
  return (
    <BackendLink className="site-event__join" linkUrl={linkUrl} httpsOnly renderLink={renderPageLink}>
      {messages['event.join']}
    </BackendLink>
  )
}
