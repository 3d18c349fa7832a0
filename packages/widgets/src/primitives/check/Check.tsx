import { Check as CheckIcon } from 'lucide-react'
import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { Part, type PartRender } from '../part/Part.tsx'
import './Check.css'

/** The props of a checkbox; `children` are its label. */
export interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** `round` for an agreement, `square` for a list, `plain` for a single term. */
  shape?: 'round' | 'square' | 'plain' | undefined
  /** Replaces the label around the checkbox. */
  render?: PartRender | undefined
  children: ReactNode
}

/** A labelled checkbox; compatible with `register` of react-hook-form. */
export const Check = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckProps>(function Check(
  { shape = 'round', className, style, render, children, ...rest },
  ref,
) {
  return (
    <Part tag="label" base="fandeck-check" data-shape={shape} {...{ className, style, render }}>
      <input {...rest} ref={ref} type="checkbox" className="fandeck-check__input" />
      <span className="fandeck-check__box" aria-hidden>
        <CheckIcon size={shape === 'plain' ? 20 : 16} strokeWidth={2.6} />
      </span>
      <span className="fandeck-check__label">{children}</span>
    </Part>
  )
})
