import { Minus, Plus } from 'lucide-react'
import { useCommonMessages } from '../use-common-messages.ts'
import './Stepper.css'

/** A number that the caller holds, changed by one. */
export interface StepperProps {
  value: number
  min?: number
  max?: number
  /** What is counted. */
  label: string
  disabled?: boolean
  /** Called with the number one less or one more. */
  onChange(value: number): void
}

/** A whole number between two bounds; a change is announced. */
export function Stepper({ value, min = 1, max = 99, label, disabled = false, onChange }: StepperProps) {
  const messages = useCommonMessages()
  return (
    <fieldset className="fandeck-stepper" aria-label={label} disabled={disabled}>
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
    </fieldset>
  )
}
