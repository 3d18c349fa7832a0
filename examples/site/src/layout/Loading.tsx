import { CardFan, Skeleton } from '@fandeck/widgets'
import { useMessages } from '../messages/use-messages.ts'
import type { PageEntry } from '../page-entry.ts'

const blank = <Skeleton height="100%" radius={9} />

/** The placeholder of a page that is still loading. */
export function Loading({ page }: { page: PageEntry }) {
  const messages = useMessages()
  return (
    <div aria-busy="true">
      <span className="fandeck-visually-hidden" role="status">
        {messages['common.loading']}
      </span>
      {page.header === 'art' ? <BannerSkeleton /> : <RowSkeletons />}
    </div>
  )
}

/** A blank fan in place of the banner. */
function BannerSkeleton() {
  return (
    <div className="site-banner-skeleton">
      <CardFan className="site-banner-skeleton__fan" width={148}>
        {[blank, blank, blank]}
      </CardFan>
      <Skeleton width={220} height={26} />
      <Skeleton width={150} height={26} />
    </div>
  )
}

function RowSkeletons() {
  return (
    <div className="site-rows-skeleton">
      <Skeleton width={220} height={30} />
      <Skeleton width={280} height={20} />
      <Skeleton height={88} radius={20} />
      <Skeleton height={88} radius={20} />
    </div>
  )
}
