import { useBanners, useHasPart } from '@fandeck/react'
import { forwardRef } from 'react'
import { BannerCarousel } from '../banner-carousel/BannerCarousel.tsx'
import { Outage } from '../page-states/Outage.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { HomeBannersLoading } from './HomeBannersLoading.tsx'
import './HomeBanners.css'

/** The banners of a home page, which fetch themselves; without banners, only the room for a header over them. */
export const HomeBanners = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>(
  function HomeBanners(root, ref) {
    const enabled = useHasPart()('banners')
    const { data, isPending, error, refetch } = useBanners({ query: { enabled } })
    const banners = enabled ? data : []
    if (banners?.length) return <BannerCarousel banners={banners} {...root} ref={ref} />
    if (enabled && isPending) return <HomeBannersLoading {...root} ref={ref} />
    return (
      <Part base="fandeck-root fandeck-home__banners" {...root} ref={ref}>
        {!banners && <Outage error={error} onRetry={() => void refetch()} />}
      </Part>
    )
  },
)
