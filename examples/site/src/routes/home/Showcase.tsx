import { useEvents, useNotices, useOriginals } from '@fandeck/react'
import { eventPhase, onHome } from '@fandeck/sdk/showcase'
import { EventRow, OriginalTile } from '@fandeck/widgets'
import { dates } from '../../dates.ts'
import { useIsComing } from '../../layout/render-page-link.tsx'
import { SiteLink } from '../../layout/SiteLink.tsx'
import { useServerTime } from '../../layout/use-server-time.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { HomeSection } from './HomeSection.tsx'
import { OtherDrops } from './OtherDrops.tsx'
import { TilesLoading } from './TilesLoading.tsx'

const TILES = 4
const NOTICES = 2

/** Originals, events, the other drops, and the latest notices: what is below the first view. */
export default function Showcase() {
  return (
    <>
      <HomeOriginals />
      <HomeEvents />
      <OtherDrops />
      <HomeNotices />
    </>
  )
}

/** The originals of the home page as tiles; nothing when there are none. */
function HomeOriginals() {
  const isComing = useIsComing()
  const { data, isPending } = useOriginals()
  if (isPending) return <TilesLoading />
  const originals = onHome(data ?? []).slice(0, TILES)
  if (originals.length === 0) return null
  return (
    <HomeSection title={'오리지널'} allHref="/originals">
      <ul className="site-home__tiles">
        {originals.map((original) => (
          <li key={original.key}>
            <OriginalTile original={original} place="home" isComing={isComing} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

/** The events of the home page that are not over. */
function HomeEvents() {
  const messages = useMessages()
  const now = useServerTime()
  const events = onHome(useEvents().data ?? []).filter((event) => eventPhase(event, now) !== 'closed')
  if (events.length === 0) return null
  return (
    <HomeSection title={messages['home.events']} allHref="/event">
      <ul className="site-home__rows">
        {events.map((event) => (
          <li key={event.eventId}>
            <EventRow event={event} href={`/event/${event.eventId}`} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

/** The latest notices. */
function HomeNotices() {
  const messages = useMessages()
  const notices = (useNotices().data?.rows ?? []).slice(0, NOTICES)
  if (notices.length === 0) return null
  return (
    <section className="site-home__section" aria-label={messages['support.notice']}>
      <ul className="site-home__notices fandeck-inset">
        {notices.map(({ noticeId, category, title, postedAt }) => (
          <li key={noticeId}>
            <SiteLink className="site-home__notice" to={`/support/notice/${noticeId}`}>
              <b>{category}</b>
              <span>{title}</span>
              <span className="fandeck-caption">{dates.day(postedAt)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
