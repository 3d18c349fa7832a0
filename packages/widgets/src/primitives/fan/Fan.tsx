import type { ReactNode } from 'react'

/** Always three cards. */
export interface FanProps {
  /** Left, front, right. */
  children: readonly [ReactNode, ReactNode, ReactNode]
  /** Px of one card. */
  width?: number
  /** A closed fan is one pile. */
  open?: boolean
}

const SIDES = ['left', 'front', 'right'] as const

/** Three cards opening like a fan. */
export function Fan({ children, width = 148, open = true }: FanProps) {
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
