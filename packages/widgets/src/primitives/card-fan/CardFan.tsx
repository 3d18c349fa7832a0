import { forwardRef, type ReactNode } from 'react'
import { Part, type PartProps } from '../part/Part.tsx'
import './CardFan.css'

/** The props of a fan of three cards. */
export interface CardFanProps extends PartProps {
  /** The left, front and right card. */
  children: readonly [ReactNode, ReactNode, ReactNode]
  /** The width of one card, px. */
  width?: number | undefined
  /** Fans the cards out; otherwise they are stacked. */
  open?: boolean | undefined
}

const SIDES = ['left', 'front', 'right'] as const

/** Three cards that fan out. */
export const CardFan = /* @__PURE__ */ forwardRef<HTMLElement, CardFanProps>(function CardFan(
  { children, width = 148, open = true, style, ...root },
  ref,
) {
  return (
    <Part base="fandeck-fan" data-open={open || undefined} style={{ width, ...style }} {...root} ref={ref}>
      {SIDES.map((side, index) => (
        <div className="fandeck-fan__card" data-side={side} key={side}>
          {children[index]}
        </div>
      ))}
    </Part>
  )
})
