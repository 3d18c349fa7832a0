import { createStore } from 'zustand/vanilla'
import { constants } from '../constants.ts'
import type { PlayerFilterSection } from './campaigns.boards.schema.ts'
import type { FilterChoice } from './campaigns.filter.rules.ts'

/** The filter of a card list (S3.33). */
export interface PlayerFilter {
  /** Returns a snapshot. */
  getState(): FilterChoice
  /** Returns the state for server rendering: all cards. */
  getServerState(): FilterChoice
  /** Adds a listener; returns the unsubscribe function. */
  subscribe(listener: (state: FilterChoice) => void): () => void
  /** The values in display order, beginning with `ALL`. */
  values: readonly string[]
  /** Selects a value; ignores one that the section does not have. */
  select(value: string): void
  /** Shows own cards only, or all again. */
  toggleOwned(): void
}

const SERVER: FilterChoice = { selected: constants.boards.boosters, ownedOnly: false }

/**
 * Creates the filter of a `playerFilter` section; `filterCards` applies its state.
 *
 * @example
 * const filter = createPlayerFilter(section)
 * filter.select('GUARD')
 * const shown = filterCards(cards, filter.getState(), { owned })
 * @see S3.33, D31
 */
export function createPlayerFilter({ filters }: Pick<PlayerFilterSection, 'filters'>): PlayerFilter {
  const store = createStore<FilterChoice>(() => SERVER)
  const values = [...new Set([SERVER.selected, ...filters.map(({ value }) => value)])]
  return {
    getState: store.getState,
    getServerState: () => SERVER,
    subscribe: store.subscribe,
    values,
    select(value) {
      if (values.includes(value)) store.setState({ selected: value })
    },
    toggleOwned() {
      store.setState(({ ownedOnly }) => ({ ownedOnly: !ownedOnly }))
    },
  }
}
