import { Chip } from '../chip/Chip.tsx'
import './Listing.css'

export interface ChoicesProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string }[]
  selected: Value
  onSelect(value: Value): void
}

/** Chips of which one is selected. */
export function Choices<Value extends string>({ label, choices, selected, onSelect }: ChoicesProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips in every browser
    <div className="fandeck-listing__choices" role="group" aria-label={label}>
      {choices.map((choice) => (
        <Chip key={choice.value} selected={choice.value === selected} onClick={() => onSelect(choice.value)}>
          {choice.label}
        </Chip>
      ))}
    </div>
  )
}
