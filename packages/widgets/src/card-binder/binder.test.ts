import type { CardMetadata, MyPack } from '@fandeck/sdk/cards'
import { expect, test } from 'vitest'
import { binderOf, completedAt, isReward } from './binder.ts'

const design = (cardId: number, editionTitle: string, position = 'FW'): CardMetadata => ({
  cardId,
  designId: cardId,
  editionTitle,
  cardName: `card ${cardId}`,
  image: '',
  designImage: '',
  attributes: [
    { trait_type: 'position', value: position },
    { trait_type: 'team', value: 'FC서울' },
  ],
})
const designs = [
  design(1, 'SIGN'),
  design(2, 'BASIC'),
  design(3, '홀로그램'),
  design(4, 'FOIL'),
  design(5, 'BASIC', 'EMBLEM'),
]
const copy = (cardId: number, edition: number, receivedAt?: number) => ({
  ...(designs.find((one) => one.cardId === cardId) ?? design(cardId, 'BASIC')),
  edition,
  amount: 1,
  editionTotal: 100,
  tokenId: undefined,
  receivedAt,
})
const pack: MyPack = { packName: 'seoul', packId: 1, designs, cards: [copy(1, 3), copy(1, 8), copy(2, 4)] }

test('a binder keeps the order of its pack, and counts designs, not copies', () => {
  const binder = binderOf({ packName: 'seoul' }, pack)
  expect(binder).toMatchObject({ title: 'FC서울', owned: 2, total: 5 })
  expect(binder.pockets.map((one) => [one.design.cardId, one.copies.length])).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
    [4, 0],
    [5, 0],
  ])
  expect(binder.missing.map((one) => [one.design.cardId, isReward(one)])).toEqual([
    [3, false],
    [4, false],
    [5, true],
  ])
})

test('the finishes of a binder go from the plainest to the rarest; a word of a shop is plain', () => {
  expect(binderOf({ packName: 'seoul', title: '서울' }, pack)).toMatchObject({
    title: '서울',
    finishes: [
      { title: 'BASIC', owned: 1, total: 2 },
      { title: '홀로그램', owned: 0, total: 1 },
      { title: 'FOIL', owned: 0, total: 1 },
      { title: 'SIGN', owned: 1, total: 1 },
    ],
  })
})

test('a set is complete when the first copy of its last design arrived', () => {
  const cards = [
    copy(1, 1, 50),
    copy(1, 2, 900),
    copy(2, 1, 70),
    copy(3, 1, 10),
    copy(4, 1, 20),
    copy(5, 1, 30),
  ]
  expect(completedAt(binderOf(pack, { ...pack, cards }))).toBe(70)
  expect(completedAt(binderOf(pack, { ...pack, cards: cards.slice(0, -1) }))).toBeUndefined()
  expect(completedAt(binderOf(pack, { ...pack, cards: [...cards.slice(0, -1), copy(5, 1)] }))).toBeUndefined()
})
