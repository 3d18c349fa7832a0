import { type DeckFilter, deckFilterOf, deckSearch } from '@fandeck/widgets'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from '../../router/Router.tsx'

/** Browsers refuse a page that changes its address at every key. */
const REST_MS = 300

/** Returns the filter of the address at first, and a function that keeps a later one in it. */
export function useFilterInAddress() {
  const [query, setQuery] = useSearchParams()
  const [defaultFilter] = useState(() => deckFilterOf(query))
  const [filter, keep] = useState<DeckFilter>()
  const write = useEffectEvent((next: DeckFilter) =>
    setQuery((former) => deckSearch(next, former), { replace: true }),
  )
  useEffect(() => {
    if (!filter) return
    const timer = setTimeout(() => write(filter), REST_MS)
    return () => clearTimeout(timer)
  }, [filter])
  return { defaultFilter, keep }
}
