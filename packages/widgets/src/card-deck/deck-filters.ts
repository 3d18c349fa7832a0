import { useFilterForm } from '@fandeck/react'
import type { CardFilter } from '@fandeck/sdk/directory'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { finishOf } from '../card/card-text.ts'
import { FINISH, FINISHES } from './deck-filter.ts'
import { useDeckMessages } from './use-deck-messages.ts'

/** The filter of the finishes as the deck compares them, rarest first, whatever the server calls them. */
function finishFilter(label: string, offered: CardFilter | undefined): CardFilter {
  const known = offered?.options.map(({ value }) => finishOf(value))
  const finishes = FINISHES.filter((finish) => known?.includes(finish) ?? true)
  return { key: FINISH, label, options: finishes.map((value) => ({ value, label: value.toUpperCase() })) }
}

/**
 * Returns the filters that the shop offers for the cards of a pack, or of all packs: the finishes, and those of
 * `GET /search/filter/form` that distinguish at least two cards (S7.25, D38). Without an answer, the finishes alone.
 */
export function useDeckFilters(packName: string | undefined): readonly CardFilter[] {
  const label = useDeckMessages()['deck.finish']
  const { data } = useFilterForm({ collectionLink: packName, query: { placeholderData: keepPreviousData } })
  return useMemo(() => {
    const finish = finishFilter(
      label,
      data?.find(({ key }) => key === FINISH),
    )
    const others = data?.filter(({ key, options }) => key !== FINISH && options.length > 1) ?? []
    return [finish, ...others]
  }, [label, data])
}

/** Returns the chosen options that the filters offer; an address or another pack may name others. */
export const offeredOnly = (
  chosen: Readonly<Record<string, readonly string[]>>,
  filters: readonly CardFilter[],
): Record<string, readonly string[]> =>
  Object.fromEntries(
    filters.map(({ key, options }) => [
      key,
      options.flatMap(({ value }) => (chosen[key]?.includes(value) ? [value] : [])),
    ]),
  )
