import { useBanners } from '@fandeck/react'
import { forwardRef } from 'react'
import { BannerCarousel } from '../banner-carousel/BannerCarousel.tsx'
import { Outage } from '../page-states/Outage.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { HomeBannersLoading } from './HomeBannersLoading.tsx'
import './HomeBanners.css'

/** The banners of a home page, which fetch themselves; without banners, only the room for a header over them. */
export const HomeBanners = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>(
  function HomeBanners(root, ref) {
    const { data: banners, isPending, error, refetch } = useBanners()
    if (banners?.length) return <BannerCarousel banners={banners} {...root} ref={ref} />
    if (isPending) return <HomeBannersLoading {...root} ref={ref} />
    return (
      <Part base="fandeck-root fandeck-home__banners" {...root} ref={ref}>
        {!banners && <Outage error={error} onRetry={() => void refetch()} />}
      </Part>
    )
  },
)
