import { Check } from 'lucide-react'
import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './Radio.css'

/** Everything of a radio button; `children` are its label. */
export interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode
}

/** One of several, as a line of words. */
export const Radio = /* @__PURE__ */ forwardRef<HTMLInputElement, RadioProps>(function Radio(
  { className, children, ...rest },
  ref,
) {
  return (
    <label className={classNames('fandeck-radio', className)}>
      <input {...rest} ref={ref} type="radio" className="fandeck-radio__input" />
      <span className="fandeck-radio__dot" aria-hidden />
      {children}
    </label>
  )
})

/** A radio drawn as a tile. */
export interface RadioTileProps extends RadioProps {
  icon?: ReactNode
}

/** One of several, as a tile with an icon; the chosen one carries a tick besides its border. */
export const RadioTile = /* @__PURE__ */ forwardRef<HTMLInputElement, RadioTileProps>(function RadioTile(
  { className, icon, children, ...rest },
  ref,
) {
  return (
    <label className={classNames('fandeck-radio-tile', className)}>
      <input {...rest} ref={ref} type="radio" className="fandeck-radio__input" />
      {icon}
      <span className="fandeck-radio-tile__label">{children}</span>
      <Check className="fandeck-radio-tile__tick" size={20} strokeWidth={2.4} aria-hidden />
    </label>
  )
})

/** The radios inside share a `name`, which each of them is given. */
export interface RadioGroupProps {
  label: string
  labelHidden?: boolean
  /** Tiles stand in two columns, radios in a row. */
  layout?: 'tiles' | 'row'
  children: ReactNode
}

/** Names a set of radios. */
export function RadioGroup({ label, labelHidden = false, layout = 'tiles', children }: RadioGroupProps) {
  return (
    <fieldset className="fandeck-radio-group">
      <legend className={labelHidden ? 'fandeck-visually-hidden' : 'fandeck-radio-group__legend'}>
        {label}
      </legend>
      <div className="fandeck-radio-group__items" data-layout={layout}>
        {children}
      </div>
    </fieldset>
  )
}
