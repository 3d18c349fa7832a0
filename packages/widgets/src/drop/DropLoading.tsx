import { forwardRef } from 'react'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import './DropLoading.css'

/** The outline of a drop, for a page whose script is still loading, too. */
export const DropLoading = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>(
  function DropLoading(root, ref) {
    return (
      <Part base="fandeck-root fandeck-drop__loading" aria-busy {...root} ref={ref}>
        <Skeleton width="auto" height={396} radius={0} />
        <Skeleton width="40%" height={24} />
        <Skeleton width="70%" height={62} />
        <Skeleton height={87} radius={16} />
        <Skeleton height={25} />
        <Skeleton height={25} />
      </Part>
    )
  },
)
