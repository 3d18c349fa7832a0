import { CircleAlert } from 'lucide-react'
import { forwardRef, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import { Part, type PartRender } from '../part/Part.tsx'
import './Field.css'
import './TextAreaField.css'

/** Everything of `<textarea>`; `className` and `style` go to the box around it. */
export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  /** The sentence under the field; its presence makes the field invalid. */
  error?: ReactNode
  /** How many characters it has, and may have. */
  count: number
  most: number
  /** What a screen reader says about the count. */
  countLabel(counted: { count: string; most: string }): string
  render?: PartRender | undefined
}

const grouped = (count: number) => count.toLocaleString('ko-KR')

/** Several lines with a counter; works with react-hook-form's `register`. */
export const TextAreaField = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField(
    { label, error, count, most, countLabel, className, style, render, id, ...rest },
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
            {error}
          </p>
          <p
            className="fandeck-text-area__count"
            id={`${areaId}-count`}
            data-over={count > most || undefined}
          >
            <span aria-hidden>
              {counted.count} / {counted.most}
            </span>
            <span className="fandeck-visually-hidden">{countLabel(counted)}</span>
          </p>
        </div>
      </Part>
    )
  },
)
