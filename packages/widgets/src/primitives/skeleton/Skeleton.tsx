import { type CSSProperties, forwardRef } from 'react'
import { Part, type PartProps } from '../part/Part.tsx'
import './Skeleton.css'

/** The props of a skeleton; sizes are CSS lengths or px. */
export interface SkeletonProps extends PartProps {
  width?: CSSProperties['width'] | undefined
  height?: CSSProperties['height'] | undefined
  radius?: CSSProperties['borderRadius'] | undefined
}

/** A placeholder during loading, visible after 200 ms. Set `aria-busy` on its container. */
export const Skeleton = /* @__PURE__ */ forwardRef<HTMLElement, SkeletonProps>(function Skeleton(
  { width = '100%', height = 16, radius = 8, style, ...root },
  ref,
) {
  const size = { width, height, borderRadius: radius, ...style }
  return <Part tag="span" base="fandeck-skeleton" style={size} aria-hidden {...root} ref={ref} />
})
