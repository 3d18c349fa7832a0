import type { DeckFilter } from '@fandeck/widgets'
import { expect, test } from 'vitest'
import { filterOf, queryOf } from './deck-address.ts'

const FIRST: DeckFilter = { text: '', finishes: [], ownedOnly: true, sort: 'recent' }

test.each<[string, DeckFilter]>([
  ['', FIRST],
  ['q=%ED%95%9C+10', { ...FIRST, text: '한 10' }],
  [
    'pack=fcseoul-2025&finish=prism%2Cfoil',
    { ...FIRST, packName: 'fcseoul-2025', finishes: ['prism', 'foil'] },
  ],
  ['all=&sort=rarity', { ...FIRST, ownedOnly: false, sort: 'rarity' }],
])('S2.6 the query %j keeps the filter of the deck', (text, filter) => {
  expect(queryOf(filter, new URLSearchParams()).toString()).toBe(text)
  expect({ ...FIRST, ...filterOf(new URLSearchParams(text)) }).toEqual({ packName: undefined, ...filter })
})

test('keeps other parameters, and leaves out what it does not know', () => {
  expect(queryOf(FIRST, new URLSearchParams('from=team&q=1&sort=name')).toString()).toBe('from=team')
  const strange = `finish=gold,foil,foil&sort=size&pack=&q=${'가'.repeat(200)}`
  const { finishes, packName, text, sort } = filterOf(new URLSearchParams(strange))
  expect({ finishes, packName, sort }).toEqual({ finishes: ['foil'], packName: undefined, sort: undefined })
  expect(text).toHaveLength(100)
})
