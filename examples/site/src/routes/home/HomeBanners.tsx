import type { Banner } from '@fandeck/sdk/content'
import { BannerCarousel, Outage } from '@fandeck/widgets'
import type { UseQueryResult } from '@tanstack/react-query'
import { BannerSkeleton } from '../../layout/Loading.tsx'
import { renderPageLink } from '../../layout/render-page-link.tsx'

/** The banners of the main page; without banners, only the room for the header. */
export function HomeBanners({ query }: { query: UseQueryResult<Banner[]> }) {
  const { data: banners, isPending, error, refetch } = query
  if (isPending) return <BannerSkeleton />
  if (banners === undefined)
    return (
      <div className="site-home__outage">
        <Outage error={error} onRetry={refetch} />
      </div>
    )
  if (banners.length === 0) return <div className="site-home__outage" />
  return <BannerCarousel banners={banners} renderLink={renderPageLink} />
}
