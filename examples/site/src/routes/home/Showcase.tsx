import { HomeShowcase } from '@fandeck/widgets'
import { useIsComing } from '../../layout/render-page-link.tsx'
import { dropHref } from './drop-href.ts'

/** What is below the first view of the home page. */
export default function Showcase() {
  return (
    <HomeShowcase
      dropHref={dropHref}
      eventHref={(eventId) => `/event/${eventId}`}
      noticeHref={(noticeId) => `/support/notice/${noticeId}`}
      originalsHref="/originals"
      eventsHref="/event"
      isComing={useIsComing()}
    />
  )
}
