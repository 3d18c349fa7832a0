import { beforeAll, expect, test } from 'vitest'
import { starterShop } from '../../test/shop-folder.ts'
import { sceneArt } from './scenes.ts'

let starter: ReturnType<typeof starterShop>
beforeAll(() => {
  starter = starterShop()
})

test('a banner without a picture shows the first cards of the shop, in a square the first one', () => {
  const fan = sceneArt(starter, 'banner', {})
  expect(fan).toMatchObject({ kind: 'fan', team: 'first', width: 390 })
  const numbers = 'cards' in fan ? fan.cards.map(({ art }) => 'number' in art && art.number) : []
  expect(numbers).toEqual([2, 3, 1])
  expect(sceneArt(starter, 'thumb', {})).toMatchObject({ kind: 'thumb', card: { art: { number: 1 } } })
})

test('no drawing stands beside cards that are photographs, and a shop without a pack has its ground', () => {
  const photographed = structuredClone(starter)
  for (const card of photographed.packs.first?.cards ?? []) card.picture = 'media/han.jpg'
  const ground = { kind: 'backdrop', team: 'first' }
  expect(sceneArt(photographed, 'banner', {})).toMatchObject(ground)
  const empty = { ...starter, packs: {} }
  expect(sceneArt(empty, 'banner', {})).toMatchObject(ground)
})
