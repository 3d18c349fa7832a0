import { Skeleton } from '@fandeck/widgets'
import { useMessages } from '../messages/use-messages.ts'
import type { PageEntry } from '../page-entry.ts'

/** The placeholder of a page that is still loading. */
export function Loading({ page: { Loading: Outline = RowSkeletons } }: { page: PageEntry }) {
  const messages = useMessages()
  return (
    <div className="site-loading" aria-busy="true">
      <span className="fandeck-visually-hidden" role="status">
        {messages['common.loading']}
      </span>
      <Outline />
    </div>
  )
}

function RowSkeletons() {
  return (
    <div className="site-rows-skeleton">
      <Skeleton width={220} height={30} />
      <Skeleton width={280} height={20} />
      <Skeleton height={156} radius={20} />
      <Skeleton height={156} radius={20} />
      <Skeleton height={156} radius={20} />
    </div>
  )
}
