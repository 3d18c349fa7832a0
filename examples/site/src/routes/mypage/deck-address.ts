import { cleanLine } from '@fandeck/sdk/input'
import type { DeckFilter } from '@fandeck/widgets'

const SORTS: readonly DeckFilter['sort'][] = ['recent', 'number', 'name', 'rarity']
const FINISHES: readonly DeckFilter['finishes'][number][] = ['sign', 'prism', 'foil', 'basic']

/** The parameters of a filter. */
const NAMES = ['q', 'pack', 'finish', 'all', 'sort'] as const

/** Returns the filter in a query; leaves out what it does not know. */
export function filterOf(query: URLSearchParams): Partial<DeckFilter> {
  const finishes = (query.get('finish') ?? '').split(',')
  const sort = SORTS.find((one) => one === query.get('sort'))
  return {
    text: (query.get('q') ?? '').slice(0, 100),
    packName: query.get('pack') || undefined,
    finishes: FINISHES.filter((one) => finishes.includes(one)),
    ownedOnly: !query.has('all'),
    ...(sort && { sort }),
  }
}

/** Returns the query with a filter; what is as at first is not in it. */
export function queryOf(filter: DeckFilter, former: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(former)
  for (const name of NAMES) query.delete(name)
  const { text, packName, finishes, ownedOnly, sort } = filter
  if (cleanLine(text)) query.set('q', text)
  if (packName !== undefined) query.set('pack', packName)
  if (finishes.length > 0) query.set('finish', finishes.join(','))
  if (!ownedOnly) query.set('all', '')
  if (sort !== 'recent') query.set('sort', sort)
  return query
}
