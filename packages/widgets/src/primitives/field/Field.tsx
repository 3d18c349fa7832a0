import { CircleAlert, Info } from 'lucide-react'
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { Part, type PartRender } from '../part/Part.tsx'
import './Field.css'

/** The props of `<input>`; `className` and `style` apply to the root, and `error` replaces `hint`. */
export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** Hides the label visually; use with a placeholder. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** The message under the field; its presence marks the field as invalid. */
  error?: ReactNode
  /** Content at the start of the box, such as an icon or the fixed part of an address. */
  start?: ReactNode
  /** Content at the end of the box, such as a clear button or a unit. */
  end?: ReactNode
  /** Replaces the root around label, input and message. */
  render?: PartRender | undefined
}

/** A labelled input; compatible with `register` of react-hook-form. */
export const Field = /* @__PURE__ */ forwardRef<HTMLInputElement, FieldProps>(function Field(
  { label, labelHidden = false, hint, error, start, end, className, style, render, id, ...rest },
  ref,
) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  const note = error ?? hint
  return (
    <Part base="fandeck-field" data-invalid={error ? true : undefined} {...{ className, style, render }}>
      <label className={labelHidden ? 'fandeck-visually-hidden' : 'fandeck-field__label'} htmlFor={inputId}>
        {label}
      </label>
      <div className="fandeck-field__box">
        {start && <span className="fandeck-field__start">{start}</span>}
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
          {/* A separate element, so that the icon can change on a translated page. */}
          <span>{note}</span>
        </p>
      )}
    </Part>
  )
})
