import type { OriginalLinkProps } from '../originals/OriginalTile.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { DropsInPhase } from './DropsInPhase.tsx'
import type { ShopDropsProps } from './DropsOnSale.tsx'
import { HomeEvents, type HomeEventsProps } from './HomeEvents.tsx'
import { HomeNotices, type HomeNoticesProps } from './HomeNotices.tsx'
import { HomeOriginals } from './HomeOriginals.tsx'
import { HomeOverview, type HomeOverviewProps } from './HomeOverview.tsx'

/** The props of what a home page shows below the drops on sale. */
export interface HomeShowcaseProps
  extends Pick<OriginalLinkProps, 'isComing'>,
    Pick<ShopDropsProps, 'dropHref'>,
    Pick<HomeEventsProps, 'eventHref'>,
    Pick<HomeNoticesProps, 'noticeHref'>,
    Pick<HomeOverviewProps, 'packsHref' | 'onBenefits' | 'campaignHref'> {
  /** The page with all originals. */
  originalsHref?: string | undefined
  /** The page with all events. */
  eventsHref?: string | undefined
  /** @default 2 */
  headingLevel?: HeadingLevel | undefined
}

/**
 * What waits for the member, originals, events, the other drops, and the latest notices; what the backend has not is left
 * out (D26, D109).
 */
export function HomeShowcase(props: HomeShowcaseProps) {
  const { dropHref, eventHref, noticeHref, originalsHref, eventsHref, isComing, headingLevel } = props
  const { packsHref, onBenefits, campaignHref } = props
  return (
    <>
      <HomeOverview {...{ packsHref, onBenefits, campaignHref, headingLevel }} />
      <HomeOriginals allHref={originalsHref} {...{ isComing, headingLevel }} />
      <HomeEvents allHref={eventsHref} {...{ eventHref, headingLevel }} />
      <DropsInPhase phase="upcoming" {...{ dropHref, headingLevel }} />
      <DropsInPhase phase="closed" {...{ dropHref, headingLevel }} />
      <HomeNotices noticeHref={noticeHref} />
    </>
  )
}
