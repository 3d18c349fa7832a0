import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './IconButton.css'

/** Everything of `<button>`, with a `label` in place of `aria-label`. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What a screen reader says. */
  label: string
  /** `floating` is 48 with a shadow; `outline` 54 with a border; `glass` stands on stages. */
  kind?: 'plain' | 'floating' | 'outline' | 'glass'
  children: ReactNode
}

/** An icon of 24 in a target of 44 or more. */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, kind = 'plain', className, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      part="button"
      {...rest}
      ref={ref}
      className={classNames('fandeck-icon-button', className)}
      data-kind={kind}
      aria-label={label}
    />
  )
})
