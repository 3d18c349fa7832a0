import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { classNames } from '../class-names.ts'
import './Chip.css'

/** Everything of `<button>`; `selected` is told as `aria-pressed`. */
export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  selected?: boolean
  /** Height in px; 44 on team pages. */
  size?: 36 | 44
}

/** A filter that stays pressed. */
export const Chip = /* @__PURE__ */ forwardRef<HTMLButtonElement, ChipProps>(function Chip(
  { selected = false, size = 36, className, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={classNames('fandeck-chip', className)}
      data-size={size}
      aria-pressed={selected}
    />
  )
})
