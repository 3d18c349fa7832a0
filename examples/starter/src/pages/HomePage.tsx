import { Home, HomeShowcase } from '@fandeck/widgets'

const dropHref = (dropId: number) => `/drops/${dropId}`

/** The shop's drops, originals, events and notices. */
export const HomePage = () => (
  <>
    <title>{import.meta.env.VITE_SITE_NAME}</title>
    <Home title="오늘의 드롭" dropHref={dropHref}>
      <HomeShowcase
        dropHref={dropHref}
        eventHref={(eventId) => `/event/${eventId}`}
        noticeHref={(noticeId) => `/support/${noticeId}`}
      />
    </Home>
  </>
)
