import type { MyCard, MyPack } from '@fandeck/sdk/cards'
import { aCardMetadata, aMyCard, NOON } from '@fandeck/sdk/testing'
import { describe, expect, test } from 'vitest'
import { ALL_OWNED, countOf, type DeckFilter, entriesOf, filterDeck } from './deck-filter.ts'

const aDesign = (cardId: number, cardName: string, editionTitle: string, number?: number) =>
  aCardMetadata({
    cardId,
    cardName,
    editionTitle,
    attributes: number === undefined ? [] : [{ trait_type: 'number', value: number }],
  })
const copy = (cardId: number, edition: number, day?: number): MyCard =>
  aMyCard({ cardId, edition, receivedAt: day === undefined ? undefined : NOON + day })

const PACKS: MyPack[] = [
  {
    packName: 'seoul',
    packId: 1,
    designs: [
      aDesign(1, '한이준', 'Prism', 10),
      aDesign(2, '서 도윤', 'BASIC', 7),
      aDesign(3, '강이로', 'SIGN', 1),
    ],
    cards: [copy(1, 127, 3), copy(1, 44, 1), copy(2, 7, 5)],
  },
  {
    packName: 'orblit',
    packId: 2,
    designs: [aDesign(4, '소하', 'FOIL'), aDesign(5, 'Eru', 'unknown')],
    cards: [copy(4, 302, 4), copy(5, 10)],
  },
]
const entries = entriesOf(PACKS)
const found = (change: Partial<DeckFilter>) =>
  filterDeck(entries, { ...ALL_OWNED, ...change }).map(({ design }) => design.cardId)

describe('the deck', () => {
  test('lists every design with its copies', () => {
    expect(entries.map(({ packName, copies }) => [packName, copies.length])).toEqual([
      ['seoul', 2],
      ['seoul', 1],
      ['seoul', 0],
      ['orblit', 1],
      ['orblit', 1],
    ])
  })

  test('counts each copy, and a missing design once', () => {
    expect(countOf(entries)).toBe(6)
    expect(countOf([])).toBe(0)
  })

  test.each<[string, Partial<DeckFilter>, number[]]>([
    ['owned cards only at first, newest first', {}, [2, 4, 1, 5]],
    ['missing designs too, at the end', { ownedOnly: false }, [2, 4, 1, 5, 3]],
    ['one pack', { packName: 'orblit' }, [4, 5]],
    [
      'any of the finishes, and an unknown one is basic',
      { chosen: { finish: ['basic', 'foil'] } },
      [2, 4, 5],
    ],
    ['S7.25 any of the options of an attribute', { chosen: { number: ['7', '10'] } }, [2, 1]],
    ['S7.25 what all filters allow', { chosen: { number: ['7', '10'], finish: ['prism'] } }, [1]],
    ['S7.25 all cards without a chosen option', { chosen: { number: [] } }, [2, 4, 1, 5]],
    ['by number, cards without one last', { sort: 'number', ownedOnly: false }, [3, 2, 1, 4, 5]],
    ['by name', { sort: 'name' }, [2, 4, 1, 5]],
    ['the rarest first', { sort: 'rarity', ownedOnly: false }, [3, 1, 4, 2, 5]],
  ])('shows %s', (_name, change, ids) => expect(found(change)).toEqual(ids))

  test.each([
    ['도윤', [2]],
    ['서도윤', [2]],
    ['ERU', [5]],
    ['10', [1, 5]],
    ['1', [1]],
    ['0127', [1]],
    ['No.0302', [4]],
    ['44', [1]],
    ['한이준 10', [1]],
    ['한이준 7', []],
    ['  ', [2, 4, 1, 5]],
    ['.*', []],
  ])('the search %j finds %j', (text, ids) => expect(found({ text })).toEqual(ids))
})
