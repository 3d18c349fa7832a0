import type { MyPack } from '@fandeck/sdk/cards'
import { aCardMetadata, aMyCard } from '@fandeck/sdk/testing'
import { expect, test } from 'vitest'
import { keepPacks } from './packs-cache.ts'

const packs = (change: Partial<MyPack> = {}): MyPack[] => [
  { packName: 'a', packId: 1, designs: [aCardMetadata()], cards: [aMyCard()], ...change },
]

test('keepPacks keeps packs that have not changed', () => {
  const before = packs()
  expect(keepPacks(before, packs())).toBe(before)
})

test.each<[string, MyPack[]]>([
  ['a copy', packs({ cards: [aMyCard(), aMyCard({ edition: 9 })] })],
  ['a token', packs({ cards: [aMyCard({ tokenId: '20417' })] })],
  ['a design', packs({ designs: [aCardMetadata({ cardName: '백로언' })] })],
  ['a pack', [...packs(), ...packs({ packName: 'b', packId: 2 })]],
  ['no pack', []],
])('keepPacks takes packs with another part: %s', (_, now) => {
  expect(keepPacks(packs(), now)).toBe(now)
})

test('keepPacks keeps equal parts of what is selected from packs', () => {
  const before = [aMyCard()]
  expect(keepPacks(before, [aMyCard()])).toBe(before)
})
