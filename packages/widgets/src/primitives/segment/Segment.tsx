import { forwardRef, type ReactNode, type RefAttributes, useId } from 'react'
import { Part, type PartProps } from '../part/Part.tsx'
import './Segment.css'

/** The props of a segmented control; its options share one row. */
export interface SegmentProps<Value extends string> extends PartProps {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  /** Called when another option is chosen. */
  onChange(value: NoInfer<Value>): void
}

/** A segmented control of radio buttons, so that arrow keys work. */
export const Segment: <Value extends string>(
  props: SegmentProps<Value> & RefAttributes<HTMLElement>,
) => ReactNode = /* @__PURE__ */ forwardRef<HTMLElement, SegmentProps<string>>(function Segment(
  { label, options, value, onChange, ...root },
  ref,
) {
  const name = useId()
  return (
    <Part tag="fieldset" base="fandeck-segment" aria-label={label} {...root} ref={ref}>
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
    </Part>
  )
})
