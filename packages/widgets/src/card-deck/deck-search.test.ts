import { expect, test } from 'vitest'
import type { DeckFilter } from './deck-filter.ts'
import { deckFilterOf, deckSearch } from './deck-search.ts'

const FIRST: DeckFilter = { text: '', chosen: {}, ownedOnly: true, sort: 'recent' }

test.each<[string, DeckFilter]>([
  ['', FIRST],
  ['q=%ED%95%9C+10', { ...FIRST, text: '한 10' }],
  [
    'pack=fcseoul-2025&by.finish=prism%2Cfoil&by.position=KEEPER',
    { ...FIRST, packName: 'fcseoul-2025', chosen: { finish: ['prism', 'foil'], position: ['KEEPER'] } },
  ],
  ['all=&sort=rarity', { ...FIRST, ownedOnly: false, sort: 'rarity' }],
])('the query %j keeps the filter of the deck', (text, filter) => {
  expect(deckSearch(filter, new URLSearchParams()).toString()).toBe(text)
  expect({ ...FIRST, ...deckFilterOf(new URLSearchParams(text)) }).toEqual({ packName: undefined, ...filter })
})

test('keeps other parameters, and leaves out what it does not know', () => {
  expect(deckSearch(FIRST, new URLSearchParams('from=team&q=1&sort=name&by.finish=foil')).toString()).toBe(
    'from=team',
  )
  const strange = `by.finish=&sort=size&pack=&q=${'가'.repeat(200)}`
  const { chosen, packName, text, sort } = deckFilterOf(new URLSearchParams(strange))
  expect({ chosen, packName, sort }).toEqual({ chosen: {}, packName: undefined, sort: undefined })
  expect(text).toHaveLength(100)
})
