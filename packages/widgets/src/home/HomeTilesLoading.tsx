import { forwardRef } from 'react'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import './Home.css'

/** The heading and the tiles of a home page's originals while they, or their script, load. */
export const HomeTilesLoading = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>((root, ref) => (
  <Part base="fandeck-root fandeck-home__section" aria-busy {...root} ref={ref}>
    <div className="fandeck-home__head">
      <Skeleton width={110} height={30} />
    </div>
    <div className="fandeck-home__tiles">
      {[1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} height={212} radius={20} />
      ))}
    </div>
  </Part>
))
