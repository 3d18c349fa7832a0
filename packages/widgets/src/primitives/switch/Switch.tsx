import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { Part, type PartRender } from '../part/Part.tsx'
import './Switch.css'

/** The props of a switch; `children` are its label. */
export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  /** Replaces the label around the switch. */
  render?: PartRender | undefined
  children: ReactNode
}

/** A labelled switch that takes effect at once; compatible with `register` of react-hook-form. */
export const Switch = /* @__PURE__ */ forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { className, style, render, children, ...rest },
  ref,
) {
  return (
    <Part tag="label" base="fandeck-switch" {...{ className, style, render }}>
      <span className="fandeck-switch__label">{children}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its checked state. */}
      <input {...rest} ref={ref} type="checkbox" role="switch" className="fandeck-switch__input" />
      <span className="fandeck-switch__track" aria-hidden />
    </Part>
  )
})
