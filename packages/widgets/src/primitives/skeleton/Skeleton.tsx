import type { CSSProperties } from 'react'
import './Skeleton.css'

/** CSS lengths; a number is px. */
export interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  radius?: CSSProperties['borderRadius']
}

/** A quiet block where something will stand; it shows itself only after 200 ms. Put `aria-busy` on what it stands in. */
export function Skeleton({ width = '100%', height = 16, radius = 8 }: SkeletonProps) {
  return <span className="fandeck-skeleton" style={{ width, height, borderRadius: radius }} aria-hidden />
}
