import { Home, HomeShowcase } from '@fandeck/widgets'

const dropHref = (dropId: number) => `/drops/${dropId}`

export const HomePage = () => (
  <Home title="Deck Store" dropHref={dropHref}>
    <HomeShowcase
      dropHref={dropHref}
      eventHref={(eventId) => `/events/${eventId}`}
      noticeHref={(noticeId) => `/notices/${noticeId}`}
      packsHref="/my"
      campaignHref={(slug) => `/${slug}`}
      originalsHref="/originals"
      eventsHref="/events"
    />
  </Home>
)
