import { useEvents } from '@fandeck/react'
import { eventPhase, type FanEvent } from '@fandeck/sdk/showcase'
import { forwardRef } from 'react'
import type { ArticlePageProps } from '../article/ArticleState.tsx'
import { ListedArticle } from '../article/ListedArticle.tsx'
import { BackendLink } from '../primitives/link/BackendLink.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { useMinute } from '../primitives/use-minute.ts'
import { EnterDraw } from './EnterDraw.tsx'
import { EventPeriod, EventTag } from './EventFacts.tsx'
import { useEventMessages } from './use-event-messages.ts'
import './Events.css'

/** The props of one event, which fetches itself. */
export interface EventDetailProps extends ArticlePageProps<FanEvent> {
  eventId: number
  /** Whether the page of a link does not exist yet; the fan then reads so. @default never */
  isComing?: ((linkUrl: string) => boolean) | undefined
  /** Called when a visitor wants to enter the draw of the event; open the sign-in. */
  onSignInRequest?: (() => void) | undefined
  renderLink?: RenderLink | undefined
}

/**
 * One event: its picture, its text, its period and the way to take part.
 *
 * @see S1.4, D26
 */
export const EventDetail = /* @__PURE__ */ forwardRef<HTMLElement, EventDetailProps>(function EventDetail(
  { eventId, isComing = () => false, onSignInRequest, renderLink, ...page },
  ref,
) {
  const messages = useEventMessages()
  return (
    <ListedArticle
      {...page}
      query={useEvents()}
      listTitle={messages['events.title']}
      match={(event) => event.eventId === eventId}
      forwardedRef={ref}
      hideReadingTime
      facts={(event) => (
        <p className="fandeck-event__period">
          <EventTag event={event} /> <EventPeriod event={event} />
        </p>
      )}
    >
      {(event) => (
        <div className="fandeck-event__foot">
          <Participation {...{ event, isComing, onSignInRequest, renderLink }} />
        </div>
      )}
    </ListedArticle>
  )
})

interface ParticipationProps {
  event: FanEvent
  isComing(linkUrl: string): boolean
  onSignInRequest: (() => void) | undefined
  renderLink: RenderLink | undefined
}

/** The draw or the link of an open event; otherwise the reason why there is none. */
function Participation({ event, isComing, onSignInRequest, renderLink }: ParticipationProps) {
  const messages = useEventMessages()
  const phase = eventPhase(event, useMinute())
  const { linkUrl } = event
  if (phase === 'closed') return <p className="fandeck-caption">{messages['events.over']}</p>
  if (phase === 'upcoming') return <p className="fandeck-caption">{messages['events.notYet']}</p>
  if (event.hasDraw) return <EnterDraw event={event} onSignInRequest={onSignInRequest} />
  if (!linkUrl) return null
  if (isComing(linkUrl)) return <p className="fandeck-caption">{messages['events.soon']}</p>
  return (
    <BackendLink className="fandeck-event__join" linkUrl={linkUrl} httpsOnly renderLink={renderLink}>
      {messages['events.join']}
    </BackendLink>
  )
}
