import { useBanners } from '@fandeck/react'
import { forwardRef } from 'react'
import { BannerCarousel } from '../banner-carousel/BannerCarousel.tsx'
import { Outage } from '../page-states/Outage.tsx'
import { CardFan } from '../primitives/card-fan/CardFan.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import './HomeBanners.css'

const blank = <Skeleton height="100%" radius={9} />

/** The banners of a home page, which fetch themselves; without banners, only the room for a header over them. */
export const HomeBanners = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>(
  function HomeBanners(root, ref) {
    const { data: banners, isPending, error, refetch } = useBanners()
    if (banners?.length) return <BannerCarousel banners={banners} {...root} ref={ref} />
    return (
      <Part
        base="fandeck-root fandeck-home__banners"
        data-loading={isPending || undefined}
        aria-busy={isPending || undefined}
        {...root}
        ref={ref}
      >
        {isPending && (
          <>
            <CardFan className="fandeck-home__fan" width={148}>
              {[blank, blank, blank]}
            </CardFan>
            <Skeleton width={220} height={26} />
            <Skeleton width={150} height={26} />
          </>
        )}
        {!isPending && !banners && <Outage error={error} onRetry={() => void refetch()} />}
      </Part>
    )
  },
)
