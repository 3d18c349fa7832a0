import { Check } from 'lucide-react'
import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { Part, type PartProps, type PartRender } from '../part/Part.tsx'
import './Radio.css'

/** The props of a radio button; `children` are its label. */
export interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Replaces the label around the radio button. */
  render?: PartRender | undefined
  children: ReactNode
}

/** A labelled radio button. */
export const Radio = /* @__PURE__ */ forwardRef<HTMLInputElement, RadioProps>(function Radio(
  { className, style, render, children, ...rest },
  ref,
) {
  return (
    <Part tag="label" base="fandeck-radio" {...{ className, style, render }}>
      <input {...rest} ref={ref} type="radio" className="fandeck-radio__input" />
      <span className="fandeck-radio__dot" aria-hidden />
      {children}
    </Part>
  )
})

/** The props of a radio tile. */
export interface RadioTileProps extends RadioProps {
  icon?: ReactNode
}

/** A radio button as a tile with an icon. */
export const RadioTile = /* @__PURE__ */ forwardRef<HTMLInputElement, RadioTileProps>(function RadioTile(
  { className, style, render, icon, children, ...rest },
  ref,
) {
  return (
    <Part tag="label" base="fandeck-radio-tile" {...{ className, style, render }}>
      <input {...rest} ref={ref} type="radio" className="fandeck-radio__input" />
      {icon}
      <span className="fandeck-radio-tile__label">{children}</span>
      <Check className="fandeck-radio-tile__tick" size={20} strokeWidth={2.4} aria-hidden />
    </Part>
  )
})

/** The props of a group; give every radio inside the same `name`. */
export interface RadioGroupProps extends PartProps {
  label: string
  labelHidden?: boolean | undefined
  /** Lays tiles out in two columns, and radios in a row. */
  layout?: 'tiles' | 'row' | undefined
  children: ReactNode
}

/** A labelled group of radio buttons. */
export const RadioGroup = /* @__PURE__ */ forwardRef<HTMLElement, RadioGroupProps>(function RadioGroup(
  { label, labelHidden = false, layout = 'tiles', children, ...root },
  ref,
) {
  return (
    <Part tag="fieldset" base="fandeck-radio-group" {...root} ref={ref}>
      <legend className={labelHidden ? 'fandeck-visually-hidden' : 'fandeck-radio-group__legend'}>
        {label}
      </legend>
      <div className="fandeck-radio-group__items" data-layout={layout}>
        {children}
      </div>
    </Part>
  )
})
