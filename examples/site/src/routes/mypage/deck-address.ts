import { cleanLine } from '@fandeck/sdk/input'
import type { DeckFilter } from '@fandeck/widgets'

const SORTS: readonly DeckFilter['sort'][] = ['recent', 'number', 'name', 'rarity']

/** The parameters of a filter, beside one of each attribute: `by.finish=foil,prism`. */
const NAMES = ['q', 'pack', 'all', 'sort'] as const
const BY = 'by.'

/** The deck ignores the options that it does not offer. */
const chosenIn = (query: URLSearchParams) =>
  Object.fromEntries(
    [...query].flatMap(([name, values]) =>
      name.startsWith(BY) && values ? [[name.slice(BY.length), values.slice(0, 500).split(',')]] : [],
    ),
  )

/** Returns the filter in a query; leaves out what it does not know. */
export function filterOf(query: URLSearchParams): Partial<DeckFilter> {
  const sort = SORTS.find((one) => one === query.get('sort'))
  return {
    text: (query.get('q') ?? '').slice(0, 100),
    packName: query.get('pack') || undefined,
    chosen: chosenIn(query),
    ownedOnly: !query.has('all'),
    ...(sort && { sort }),
  }
}

/** Returns the query with a filter; what is as at first is not in it. */
export function queryOf(filter: DeckFilter, former: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(former)
  for (const name of NAMES) query.delete(name)
  for (const name of [...query.keys()]) if (name.startsWith(BY)) query.delete(name)
  const { text, packName, chosen, ownedOnly, sort } = filter
  if (cleanLine(text)) query.set('q', text)
  if (packName !== undefined) query.set('pack', packName)
  for (const [key, values] of Object.entries(chosen))
    if (values.length > 0) query.set(BY + key, values.join(','))
  if (!ownedOnly) query.set('all', '')
  if (sort !== 'recent') query.set('sort', sort)
  return query
}
