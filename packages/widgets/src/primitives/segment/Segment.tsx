import { useId } from 'react'
import './Segment.css'

/** Keep the labels short: all options share one row. */
export interface SegmentProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  /** Called with the option that was chosen; not for the one that is chosen already. */
  onChange(value: NoInfer<Value>): void
}

/** A short choice on one track: radios underneath, so arrows move it. */
export function Segment<Value extends string>({ label, options, value, onChange }: SegmentProps<Value>) {
  const name = useId()
  return (
    <fieldset className="fandeck-segment" aria-label={label}>
      {options.map((option) => (
        <label className="fandeck-segment__option" key={option.value}>
          <input
            type="radio"
            className="fandeck-segment__input"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
