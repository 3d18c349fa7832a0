import { ChevronDown } from 'lucide-react'
import { forwardRef, type SelectHTMLAttributes, useId } from 'react'
import { Part, type PartRender } from '../part/Part.tsx'
import './Field.css'

/** The props of `<select>`; `className` and `style` apply to the root. */
export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  labelHidden?: boolean | undefined
  /** Replaces the root around label and select. */
  render?: PartRender | undefined
}

/** A labelled native select; every `<option>` needs a `value`. */
export const SelectField = /* @__PURE__ */ forwardRef<HTMLSelectElement, SelectFieldProps>(
  function SelectField({ label, labelHidden = false, className, style, render, id, children, ...rest }, ref) {
    const ownId = useId()
    const selectId = id ?? ownId
    return (
      <Part base="fandeck-field" {...{ className, style, render }}>
        <label
          className={labelHidden ? 'fandeck-visually-hidden' : 'fandeck-field__label'}
          htmlFor={selectId}
        >
          {label}
        </label>
        <div className="fandeck-field__box">
          <select {...rest} ref={ref} id={selectId} className="fandeck-field__input">
            {children}
          </select>
          <ChevronDown className="fandeck-field__chevron" size={20} strokeWidth={2} aria-hidden />
        </div>
      </Part>
    )
  },
)
