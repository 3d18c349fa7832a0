import { ChevronDown } from 'lucide-react'
import { forwardRef, type SelectHTMLAttributes, useId } from 'react'
import { classNames } from '../class-names.ts'
import './Field.css'

/** Everything of `<select>`; `className` goes to the box around it. */
export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  labelHidden?: boolean
}

/** The browser's own list in the box of a field; give every `<option>` a `value`. */
export const SelectField = /* @__PURE__ */ forwardRef<HTMLSelectElement, SelectFieldProps>(
  function SelectField({ label, labelHidden = false, className, id, children, ...rest }, ref) {
    const ownId = useId()
    const selectId = id ?? ownId
    return (
      <div className={classNames('fandeck-field', className)}>
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
      </div>
    )
  },
)
