import { CircleAlert } from 'lucide-react'
import { forwardRef, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import { grouped } from '../grouped.ts'
import { Part, type PartRender } from '../part/Part.tsx'
import './Field.css'
import './TextAreaField.css'

/** The props of `<textarea>`; `className` and `style` apply to the root. */
export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  /** The message under the field; its presence marks the field as invalid. */
  error?: ReactNode
  /** The number of characters, and its maximum. */
  count: number
  most: number
  /** The count as text for screen readers. */
  countLabel(counted: { count: string; most: string }): string
  /** Shows that text, too, instead of the numbers alone. */
  countShown?: boolean | undefined
  render?: PartRender | undefined
}

/** A labelled multi-line input with a counter; compatible with `register` of react-hook-form. */
export const TextAreaField = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField(
    { label, error, count, most, countLabel, countShown, className, style, render, id, ...rest },
    ref,
  ) {
    const ownId = useId()
    const areaId = id ?? ownId
    const counted = { count: grouped(count), most: grouped(most) }
    return (
      <Part base="fandeck-field" data-invalid={error ? true : undefined} {...{ className, style, render }}>
        <label className="fandeck-field__label" htmlFor={areaId}>
          {label}
        </label>
        <div className="fandeck-field__box fandeck-text-area">
          <textarea
            {...rest}
            ref={ref}
            id={areaId}
            className="fandeck-field__input fandeck-text-area__input"
            aria-invalid={error ? true : undefined}
            aria-describedby={`${areaId}-note ${areaId}-count`}
          />
        </div>
        <div className="fandeck-text-area__foot">
          <p className="fandeck-field__note" id={`${areaId}-note`} role={error ? 'alert' : undefined}>
            {error && <CircleAlert size={16} strokeWidth={2} aria-hidden />}
            {error && <span>{error}</span>}
          </p>
          <p
            className="fandeck-text-area__count"
            id={`${areaId}-count`}
            data-over={count > most || undefined}
          >
            {!countShown && <span aria-hidden>{`${counted.count} / ${counted.most}`}</span>}
            <span className={countShown ? undefined : 'fandeck-visually-hidden'}>{countLabel(counted)}</span>
          </p>
        </div>
      </Part>
    )
  },
)
