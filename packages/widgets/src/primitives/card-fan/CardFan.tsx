import type { ReactNode } from 'react'
import './CardFan.css'

/** Always three cards. */
export interface CardFanProps {
  /** Left, front, right. */
  children: readonly [ReactNode, ReactNode, ReactNode]
  /** Px of one card. */
  width?: number
  /** A closed fan is one pile. */
  open?: boolean
}

const SIDES = ['left', 'front', 'right'] as const

/** Three cards opening like a fan. */
export function CardFan({ children, width = 148, open = true }: CardFanProps) {
  return (
    <div className="fandeck-fan" data-open={open || undefined} style={{ width }}>
      {SIDES.map((side, index) => (
        <div className="fandeck-fan__card" data-side={side} key={side}>
          {children[index]}
        </div>
      ))}
    </div>
  )
}
