import { CircleAlert, Info } from 'lucide-react'
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import './Field.css'

/** Everything of `<input>`; `className` goes to the box around it, and `error` takes the place of `hint`. */
export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** The label is for screen readers only; the placeholder shows it. */
  labelHidden?: boolean
  hint?: ReactNode
  /** The sentence under the field; its presence makes the field invalid. */
  error?: ReactNode
  /** Sits at the end of the box: a clear button, a unit. */
  end?: ReactNode
}

/** A labelled input; spread react-hook-form's `register('name')` on it. */
export const Field = /* @__PURE__ */ forwardRef<HTMLInputElement, FieldProps>(function Field(
  { label, labelHidden = false, hint, error, end, className, id, ...rest },
  ref,
) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  const note = error ?? hint
  return (
    <div className={classNames('fandeck-field', className)} data-invalid={error ? true : undefined}>
      <label className={labelHidden ? 'fandeck-visually-hidden' : 'fandeck-field__label'} htmlFor={inputId}>
        {label}
      </label>
      <div className="fandeck-field__box">
        <input
          {...rest}
          ref={ref}
          id={inputId}
          className="fandeck-field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {end}
      </div>
      {note && (
        <p className="fandeck-field__note" id={noteId} role={error ? 'alert' : undefined}>
          {error ? (
            <CircleAlert size={16} strokeWidth={2} aria-hidden />
          ) : (
            <Info size={16} strokeWidth={2} aria-hidden />
          )}
          {note}
        </p>
      )}
    </div>
  )
})
