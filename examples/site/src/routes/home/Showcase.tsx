import { HomeShowcase } from '@fandeck/widgets'
import { useIsComing } from '../../layout/render-page-link.tsx'
import { useSiteWallet } from '../../layout/site-wallet.ts'
import { dropHref } from './drop-href.ts'

/** What is below the first view of the home page. */
export default function Showcase() {
  const wallet = useSiteWallet()
  return (
    <HomeShowcase
      dropHref={dropHref}
      eventHref={(eventId) => `/event/${eventId}`}
      noticeHref={(noticeId) => `/support/notice/${noticeId}`}
      packsHref="/mypage"
      onBenefits={wallet.open}
      campaignHref={(slug) => `/${slug}`}
      originalsHref="/originals"
      eventsHref="/event"
      isComing={useIsComing()}
    />
  )
}
