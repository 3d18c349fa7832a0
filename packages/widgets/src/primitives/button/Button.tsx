import { LoaderCircle } from 'lucide-react'
import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { classNames } from '../class-names.ts'
import './Button.css'

/** How a button looks; what it means is left to its words. */
export type ButtonKind = 'primary' | 'secondary' | 'outline' | 'wallet' | 'ghost' | 'white'

/** Everything of `<button>`; `type` is `button`, so that it submits nothing unless asked. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `white` stands on team stages and masks. */
  kind?: ButtonKind
  /** Height in px. */
  size?: 54 | 44 | 36
  /** Keeps the width, says `aria-busy` and swallows presses. */
  loading?: boolean
  /** As wide as its container. */
  block?: boolean
}

/** A verb to press: `type="button"` unless told otherwise. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind = 'primary', size = 54, loading = false, block = false, className, children, onClick, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      part="button"
      {...rest}
      ref={ref}
      className={classNames('fandeck-button', className)}
      data-kind={kind}
      data-size={size}
      data-block={block || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <span className="fandeck-button__label">{children}</span>
      {loading && <LoaderCircle className="fandeck-button__spinner" size={22} strokeWidth={2} aria-hidden />}
    </button>
  )
})
