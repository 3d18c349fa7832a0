import './list.css'
import { Chip } from '@fandeck/widgets'
import { useSearchParams } from '../router/Router.tsx'

export interface ChipFilterProps {
  /** The name of the query's parameter. */
  name: string
  label: string
  /** The first one is selected without a parameter. */
  choices: readonly { value: string; label: string }[]
  selected: string
}

/** Chips that keep their selection in the query of the address. */
export function ChipFilter({ name, label, choices, selected }: ChipFilterProps) {
  const [search, setSearch] = useSearchParams()
  function select(value: string) {
    const next = new URLSearchParams(search)
    if (value === choices[0]?.value) next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips in every browser
    <div className="site-chips" role="group" aria-label={label}>
      {choices.map((choice) => (
        <Chip key={choice.value} selected={choice.value === selected} onClick={() => select(choice.value)}>
          {choice.label}
        </Chip>
      ))}
    </div>
  )
}
