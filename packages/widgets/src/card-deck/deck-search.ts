import { cleanLine } from '@fandeck/sdk/input'
import { ALL_OWNED, DECK_SORTS, type DeckFilter } from './deck-filter.ts'

/** The parameters of a filter, beside one of each attribute: `by.finish=foil,prism`. */
const NAMES = ['q', 'pack', 'all', 'sort'] as const
const BY = 'by.'

/** The deck ignores the options that it does not offer. */
const chosenIn = (search: URLSearchParams) =>
  Object.fromEntries(
    [...search].flatMap(([name, values]) =>
      name.startsWith(BY) && values ? [[name.slice(BY.length), values.slice(0, 500).split(',')]] : [],
    ),
  )

/**
 * Returns the filter of a deck in the query of an address, for `defaultFilter`; leaves out what it does not know.
 *
 * @see S2.6
 */
export function deckFilterOf(search: URLSearchParams): Partial<DeckFilter> {
  const sort = DECK_SORTS.find((one) => one === search.get('sort'))
  return {
    text: (search.get('q') ?? '').slice(0, 100),
    packName: search.get('pack') || undefined,
    chosen: chosenIn(search),
    ownedOnly: !search.has('all'),
    ...(sort && { sort }),
  }
}

/**
 * Returns the query of an address with the filter of a deck, and with its other parameters; what is as at first is not
 * in it.
 *
 * @see S2.6
 */
export function deckSearch(filter: DeckFilter, former: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(former)
  for (const name of NAMES) search.delete(name)
  for (const name of [...search.keys()]) if (name.startsWith(BY)) search.delete(name)
  const { text, packName, chosen, ownedOnly, sort } = filter
  if (cleanLine(text)) search.set('q', text)
  if (packName !== undefined) search.set('pack', packName)
  for (const [key, values] of Object.entries(chosen))
    if (values.length > 0) search.set(BY + key, values.join(','))
  if (!ownedOnly) search.set('all', '')
  if (sort !== 'recent') search.set('sort', sort)
  return search
}

/** Whether a filter differs from the one at first. */
export const isChosen = (filter: Partial<DeckFilter> = {}): boolean =>
  deckSearch({ ...ALL_OWNED, ...filter }, new URLSearchParams()).size > 0
