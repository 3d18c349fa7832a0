import { LoaderCircle } from 'lucide-react'
import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { Part, type PartRender } from '../part/Part.tsx'
import './Button.css'

/** The look of a button. */
export type ButtonKind = 'primary' | 'secondary' | 'outline' | 'wallet' | 'ghost' | 'white'

/** The props of `<button>`; `type` defaults to `button`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `white` is for team stages and masks. */
  kind?: ButtonKind | undefined
  /** The height, px. */
  size?: 54 | 44 | 36 | undefined
  /** Keeps the width, sets `aria-busy` and ignores presses. */
  loading?: boolean | undefined
  /** Spans the width of the container. */
  block?: boolean | undefined
  render?: PartRender | undefined
}

/** A button, `type="button"` by default. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind = 'primary', size = 54, loading = false, block = false, children, onClick, ...rest },
  ref,
) {
  return (
    <Part
      tag="button"
      base="fandeck-button"
      type="button"
      part="button"
      {...rest}
      ref={ref}
      data-kind={kind}
      data-size={size}
      data-block={block || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <span className="fandeck-button__label">{children}</span>
      {loading && <LoaderCircle className="fandeck-button__spinner" size={22} strokeWidth={2} aria-hidden />}
    </Part>
  )
})
