import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { Part, type PartRender } from '../part/Part.tsx'
import './Chip.css'

/** The props of `<button>`; `selected` sets `aria-pressed`, and makes the chip a toggle. */
export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  selected?: boolean | undefined
  /** The height, px; 44 on team pages. */
  size?: 36 | 44 | undefined
  render?: PartRender | undefined
}

/** A small button in a row: a toggle for a filter, or a plain button without `selected`. */
export const Chip = /* @__PURE__ */ forwardRef<HTMLButtonElement, ChipProps>(function Chip(
  { selected, size = 36, ...rest },
  ref,
) {
  return (
    <Part
      tag="button"
      base="fandeck-chip"
      type="button"
      {...rest}
      ref={ref}
      data-size={size}
      aria-pressed={selected}
    />
  )
})
