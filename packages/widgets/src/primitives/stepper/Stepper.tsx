import { Minus, Plus } from 'lucide-react'
import { forwardRef } from 'react'
import { Part, type PartProps } from '../part/Part.tsx'
import { useCommonMessages } from '../use-common-messages.ts'
import './Stepper.css'

/** The props of a controlled stepper. */
export interface StepperProps extends PartProps {
  value: number
  min?: number | undefined
  max?: number | undefined
  /** The accessible name. */
  label: string
  disabled?: boolean | undefined
  /** Called with the number changed by one. */
  onChange(value: number): void
}

/** A stepper for an integer within bounds; announces changes. */
export const Stepper = /* @__PURE__ */ forwardRef<HTMLElement, StepperProps>(function Stepper(
  { value, min = 1, max = 99, label, disabled = false, onChange, ...root },
  ref,
) {
  const messages = useCommonMessages()
  return (
    <Part tag="fieldset" base="fandeck-stepper" aria-label={label} disabled={disabled} {...root} ref={ref}>
      <button
        type="button"
        className="fandeck-stepper__button"
        aria-label={messages['common.decrease']}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus size={18} strokeWidth={2} aria-hidden />
      </button>
      <output className="fandeck-stepper__value" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className="fandeck-stepper__button"
        aria-label={messages['common.increase']}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={18} strokeWidth={2} aria-hidden />
      </button>
    </Part>
  )
})
