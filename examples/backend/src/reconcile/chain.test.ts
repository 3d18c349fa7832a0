// Tokens beside copies: each difference is planted and found.
import { and, eq, ne } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { allSlices } from '../../test/slices.ts'
import { CONSUMED, SEALED } from '../cards/store.ts'
import { editions } from '../cards/tables.ts'
import type { Address } from '../ledger/ledger.ts'
import { queueBurn } from '../ledger/store.ts'
import { tokens } from '../ledger/tables.ts'
import { type Copy, tokenIdOf } from '../ledger/token-id.ts'
import { outbox } from '../outbox/tables.ts'
import { GRACE_MS } from './slice.ts'

const OWNER: Address = `0x${'a'.repeat(40)}`
let shop: Shop
/** The tokens of the chain. */
let chain: Set<bigint>
beforeEach(async () => {
  shop = await openShop({ maxPerMember: 10, maxPerOrder: 10 })
  chain = new Set()
  shop.backend.readLedger = async () => ({
    ownersOf: async (ids) => ids.map((id) => (chain.has(id) ? OWNER : undefined)),
  })
})
afterEach(() => shop.close())

const found = async () => {
  const slices = await allSlices(shop.backend, 'chain')
  return slices.flatMap(({ differences }) => differences.map(({ code, subject }) => `${code} ${subject}`))
}
const nameOf = ({ cardId, edition }: Copy) => `${cardId}#${edition}`
const at = ({ cardId, edition }: Copy) => and(eq(tokens.cardId, cardId), eq(tokens.edition, edition))

/** Cards that a fan has opened and the minter has minted. */
async function mintedCards(packs: number): Promise<{ orderId: string; cards: Copy[] }> {
  const fan = await shop.member()
  const { orderId } = await shop.reserve(fan, packs)
  await shop.callback({ orderId, amount: 1000 * packs })
  await shop.open(fan, orderId)
  const cards = await shop.db.select().from(editions).where(eq(editions.orderId, orderId))
  for (const { cardId, edition } of cards) {
    chain.add(tokenIdOf({ cardId, edition }))
    await shop.db
      .insert(tokens)
      .values({ cardId, edition, state: 'minted', owner: OWNER, txHash: null, mintedAt: NOON })
  }
  await shop.db.update(outbox).set({ doneAt: NOON }).where(eq(outbox.subject, orderId))
  return { orderId, cards }
}

test('minted, waiting, sealed and free copies do not differ', async () => {
  await mintedCards(2)
  const fan = await shop.member()
  const sealed = await shop.reserve(fan)
  await shop.callback({ orderId: sealed.orderId })
  const waiting = await shop.reserve(fan)
  await shop.callback({ orderId: waiting.orderId })
  await shop.open(fan, waiting.orderId)
  shop.clock.advance(GRACE_MS)
  expect(await found()).toEqual([])
})

test('each difference is found, once nothing is under way', async () => {
  const { cards, orderId } = await mintedCards(3)
  const [missing, lost, unrecorded, foreign, free, burning, consumed] = cards
  if (!missing || !lost || !unrecorded || !foreign || !free || !burning || !consumed)
    throw new Error('Three packs have nine cards.')
  const { db } = shop
  await db.delete(tokens).where(at(missing))
  chain.delete(tokenIdOf(missing))
  chain.delete(tokenIdOf(lost))
  await db.delete(tokens).where(at(unrecorded))
  await db.update(tokens).set({ state: 'foreign' }).where(at(foreign))
  const copy = ({ cardId, edition }: Copy) => and(eq(editions.cardId, cardId), eq(editions.edition, edition))
  await db.update(editions).set({ userId: null, orderId: null, acquiredAt: null }).where(copy(free))
  for (const one of [burning, consumed]) await db.update(editions).set({ userId: CONSUMED }).where(copy(one))
  await db.transaction((tx) => queueBurn(tx, 'upgrade:1', [burning], NOON))

  expect(await found()).toEqual([])
  shop.clock.advance(GRACE_MS)
  expect((await found()).toSorted()).toEqual(
    [
      `TOKEN_MISSING ${nameOf(missing)}`,
      `TOKEN_LOST ${nameOf(lost)}`,
      `TOKEN_UNRECORDED ${nameOf(unrecorded)}`,
      `TOKEN_FOREIGN ${nameOf(foreign)}`,
      `TOKEN_WITHOUT_OWNER ${nameOf(free)}`,
      `TOKEN_WITHOUT_OWNER ${nameOf(consumed)}`,
    ].toSorted(),
  )
  const [first] = await allSlices(shop.backend, 'chain')
  expect(first?.differences.every(({ text }) => text.includes(`주문 ${orderId}.`))).toBe(true)
})

test('reads a page after the other', async () => {
  const { cards } = await mintedCards(1)
  const [card] = cards
  if (!card) throw new Error('A pack has cards.')
  // More copies than a page, of a card that no drop sells.
  const many = Array.from({ length: 1100 }, (_, n) => ({ cardId: 12, edition: 1000 + n }))
  const { userId } = (await shop.db.select().from(editions).where(ne(editions.userId, CONSUMED)))[0] ?? {}
  await shop.db
    .insert(editions)
    .values(many.map((copy) => ({ ...copy, userId, orderId: 'FD-251120-OLD', acquiredAt: NOON })))
  shop.clock.advance(GRACE_MS)
  const slices = await allSlices(shop.backend, 'chain')
  // The owned copies, the tokens, and the other copies of the shop.
  const others = 120 - cards.length
  expect(slices.map(({ compared }) => compared)).toEqual([
    ...[500, 500, 100 + cards.length],
    cards.length,
    others,
  ])
  expect(new Set(slices.flatMap(({ differences }) => differences.map(({ subject }) => subject))).size).toBe(
    1100,
  )
})

test('a chain that does not answer differs, and a shop without one is not compared', async () => {
  shop.backend.readLedger = () => Promise.reject(new Error('ECONNREFUSED'))
  expect(await found()).toEqual([])
  await mintedCards(1)
  shop.clock.advance(GRACE_MS)
  expect(await found()).toEqual(['CHAIN_AWAY chain'])
  delete shop.backend.readLedger
  expect(await allSlices(shop.backend, 'chain')).toEqual([
    { differences: [], compared: 0, skipped: '체인이 연결되지 않았어요.' },
  ])
})

test('tokens that the database has forgotten are found: of a free, a sealed and a consumed copy', async () => {
  const { cards } = await mintedCards(3)
  const [free, sealed, consumed, burning] = cards
  if (!free || !sealed || !consumed || !burning) throw new Error('Three packs have nine cards.')
  const { db } = shop
  const copy = ({ cardId, edition }: Copy) => and(eq(editions.cardId, cardId), eq(editions.edition, edition))
  for (const one of [free, sealed, consumed, burning]) await db.delete(tokens).where(at(one))
  await db.update(editions).set({ userId: null, orderId: null, acquiredAt: null }).where(copy(free))
  await db.update(editions).set({ userId: SEALED }).where(copy(sealed))
  for (const one of [burning, consumed]) await db.update(editions).set({ userId: CONSUMED }).where(copy(one))
  await db.transaction((tx) => queueBurn(tx, 'upgrade:1', [burning], NOON))
  shop.clock.advance(GRACE_MS)
  const names = [free, sealed, consumed].map((one) => `TOKEN_WITHOUT_OWNER ${nameOf(one)}`)
  expect((await found()).toSorted()).toEqual(names.toSorted())
})
