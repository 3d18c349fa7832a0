import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react'
import { Part, type PartRender } from '../part/Part.tsx'
import './IconButton.css'

/** The props of `<button>`, with `label` in place of `aria-label`. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** The accessible name. */
  label: string
  /** `floating` is 48 px with a shadow, `outline` 54 px with a border, `glass` for stages. */
  kind?: 'plain' | 'floating' | 'outline' | 'glass' | undefined
  render?: PartRender | undefined
  children: ReactNode
}

/** An icon of 24 px in a touch target of at least 44 px. */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, kind = 'plain', ...rest },
  ref,
) {
  return (
    <Part
      tag="button"
      base="fandeck-icon-button"
      type="button"
      part="button"
      {...rest}
      ref={ref}
      data-kind={kind}
      aria-label={label}
    />
  )
})
