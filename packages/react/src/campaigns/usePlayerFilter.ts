import {
  createPlayerFilter,
  type FilterChoice,
  type PlayerFilter,
  type PlayerFilterSection,
} from '@fandeck/sdk/campaigns'
import { useState } from 'react'
import { useWatched } from '../internal/use-watched.ts'

const whole = (state: FilterChoice) => state

/** Returns the choice and the actions of a filter; later changes of `filters` are ignored (S3.33, D31). */
export function usePlayerFilter({
  filters,
}: Pick<PlayerFilterSection, 'filters'>): readonly [FilterChoice, PlayerFilter] {
  const [filter] = useState(() => createPlayerFilter({ filters }))
  return [useWatched(filter, whole), filter]
}
