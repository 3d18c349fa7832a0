import { forwardRef } from 'react'
import { CardFan } from '../primitives/card-fan/CardFan.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import './HomeBannersLoading.css'

const blank = <Skeleton height="100%" radius={9} />

/** A blank fan in the place of the banners, for a page that is still loading, too. */
export const HomeBannersLoading = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>(
  function HomeBannersLoading(root, ref) {
    return (
      <Part base="fandeck-root fandeck-home__banners-loading" aria-busy {...root} ref={ref}>
        <CardFan className="fandeck-home__fan" width={148}>
          {[blank, blank, blank]}
        </CardFan>
        <Skeleton width={220} height={26} />
        <Skeleton width={150} height={26} />
      </Part>
    )
  },
)
