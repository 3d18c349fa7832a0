import { forwardRef } from 'react'
import { Part, type PartProps } from '../part/Part.tsx'
import './CardFan.css'

const CARDS = [
  { side: 'left', opacity: 0.28 },
  { side: 'middle', opacity: 0.55 },
  { side: 'right', opacity: 1 },
] as const

/** The props of the loader. */
export interface FanLoaderProps extends PartProps {
  /** The width, px. */
  width?: number
}

/** A loading animation of the mark, without a label. */
export const CardFanLoader = /* @__PURE__ */ forwardRef<HTMLElement, FanLoaderProps>(function CardFanLoader(
  { width = 98, ...root },
  ref,
) {
  return (
    <Part
      tag="svg"
      base="fandeck-fan-loader"
      viewBox="0 0 34 28"
      width={width}
      height={(width * 28) / 34}
      fill="currentColor"
      aria-hidden
      {...root}
      ref={ref}
    >
      {CARDS.map(({ side, opacity }) => (
        <rect
          key={side}
          className="fandeck-fan-loader__card"
          data-side={side}
          x="10.5"
          y="4"
          width="13"
          height="19"
          rx="3"
          opacity={opacity}
        />
      ))}
    </Part>
  )
})
