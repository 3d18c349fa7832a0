import { forwardRef } from 'react'
import { Part, type PartProps } from '../part/Part.tsx'

const CARDS = [
  { turn: -34, opacity: 0.28 },
  { turn: -4, opacity: 0.55 },
  { turn: 26, opacity: 1 },
] as const

/** The props of the mark. */
export interface MarkProps extends PartProps {
  /** The width, px. */
  width?: number | undefined
}

/** The mark: a fan of three cards in the colour of the text. */
export const Mark = /* @__PURE__ */ forwardRef<HTMLElement, MarkProps>(function Mark(
  { width = 34, ...root },
  ref,
) {
  return (
    <Part
      tag="svg"
      base="fandeck-mark"
      viewBox="0 0 34 28"
      width={width}
      height={(width * 28) / 34}
      fill="currentColor"
      aria-hidden
      {...root}
      ref={ref}
    >
      {CARDS.map(({ turn, opacity }) => (
        <rect
          key={turn}
          x="10.5"
          y="4"
          width="13"
          height="19"
          rx="3"
          transform={`rotate(${turn} 17 27)`}
          opacity={opacity}
        />
      ))}
    </Part>
  )
})
