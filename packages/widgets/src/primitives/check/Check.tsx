import { Check as CheckIcon } from 'lucide-react'
import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './Check.css'

/** Everything of a checkbox; `children` are its label. */
export interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Round for an agreement, square for a list, plain is the bare tick of a single term. */
  shape?: 'round' | 'square' | 'plain'
  children: ReactNode
}

/** A checkbox with its words; works with react-hook-form's `register`. */
export const Check = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckProps>(function Check(
  { shape = 'round', className, children, ...rest },
  ref,
) {
  return (
    <label className={classNames('fandeck-check', className)} data-shape={shape}>
      <input {...rest} ref={ref} type="checkbox" className="fandeck-check__input" />
      <span className="fandeck-check__box" aria-hidden>
        <CheckIcon size={shape === 'plain' ? 20 : 16} strokeWidth={2.6} />
      </span>
      <span className="fandeck-check__label">{children}</span>
    </label>
  )
})
