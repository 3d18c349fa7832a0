import type { MyCard } from '@fandeck/sdk/cards'
import { expect, test, vi } from 'vitest'
import type { DeckEntry } from './deck-filter.ts'
import { upgradeOf } from './deck-upgrade.ts'

const card = (cardId: number, number: number | undefined, edition = 1): MyCard => ({
  cardId,
  designId: cardId,
  cardName: '유도',
  editionTitle: 'BASIC',
  image: '',
  designImage: '',
  attributes: number === undefined ? [] : [{ trait_type: 'number', value: number }],
  edition,
  editionTotal: undefined,
  amount: 1,
  tokenId: undefined,
})

/** A design of a pack with copies. */
const entry = (packName: string, number: number | undefined, copies: number, cardId = 1): DeckEntry => ({
  packName,
  packId: 1,
  design: card(cardId, number),
  copies: Array.from({ length: copies }, (_, at) => card(cardId, number, at + 1)),
  finish: 'basic',
})

const packs = [
  { packName: 'club', upgradePath: '/club/upgrade' },
  { packName: 'club-gold', upgradePath: '/club/upgrade' },
  { packName: 'other', upgradePath: '/other/upgrade' },
  { packName: 'plain' },
]
const hrefOf = (path: string) => `/site${path}`
const leads = ([opened, ...rest]: readonly [DeckEntry, ...DeckEntry[]], of = hrefOf) =>
  upgradeOf(opened, { entries: [opened, ...rest], packs, hrefOf: of })

test('D114 a card leads to its upgrade with three copies of its player, of any design and pack of that page', () => {
  expect(leads([entry('club', 7, 3)])).toBe('/site/club/upgrade')
  expect(leads([entry('club', 7, 1), entry('club', 7, 1, 2), entry('club-gold', 7, 1, 3)])).toBe(
    '/site/club/upgrade',
  )
  expect(leads([entry('club', undefined, 2), entry('club', undefined, 1, 2)])).toBe('/site/club/upgrade')
})

test('D114 a card leads nowhere with two copies, with those of others, and without a page', () => {
  expect(leads([entry('club', 7, 2)])).toBeUndefined()
  expect(leads([entry('club', 7, 2), entry('club', 8, 3, 2)])).toBeUndefined()
  expect(leads([entry('club', 7, 2), entry('other', 7, 3, 2)])).toBeUndefined()
  expect(leads([entry('plain', 7, 3)])).toBeUndefined()
  const none = vi.fn(() => undefined)
  expect(upgradeOf(entry('club', 7, 3), undefined)).toBeUndefined()
  expect(
    upgradeOf(entry('club', 7, 3), { entries: [entry('club', 7, 3)], packs, hrefOf: none }),
  ).toBeUndefined()
  expect(none).toHaveBeenCalledExactlyOnceWith('/club/upgrade')
})

test('D114 a design that the member lacks leads nowhere', () => {
  expect(leads([entry('club', 7, 0), entry('club', 7, 3, 2)])).toBeUndefined()
})
