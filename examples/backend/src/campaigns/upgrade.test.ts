import { Campaign } from '@fandeck/sdk/wire'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { aClub, type Club, openClub, SPAN } from '../../test/campaign-shop.ts'
import { codes, type Member, times } from '../../test/shop.ts'
import { CONSUMED } from '../cards/store.ts'
import { editions } from '../cards/tables.ts'
import { createLeadership } from '../db/leader.ts'
import type { Address, Ledger } from '../ledger/ledger.ts'
import { createMinter } from '../ledger/minter.ts'
import { burns, tokens } from '../ledger/tables.ts'
import { type Copy, tokenIdOf } from '../ledger/token-id.ts'
import { outbox } from '../outbox/tables.ts'
import { campaignUpgrades } from './tables.ts'

let club: Club
let fan: Member
beforeEach(async () => {
  club = await openClub()
  fan = await club.member()
})
afterEach(() => club.close())

const KEY = 'the-one-upgrade'
const upgrade = (cards: readonly Copy[], key = KEY, member: Member | undefined = fan) =>
  club.post(
    'upgrade',
    {
      board_key: 'upgrade',
      card_list: cards.map(({ cardId, edition }) => ({ metadata_idx: cardId, edition })),
    },
    member,
    { 'idempotency-key': key },
  )
const three = async (...cardIds: number[]) =>
  Promise.all(cardIds.map((cardId, at) => club.give(fan, cardId, 10 + at)))
const all = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

describe('an upgrade (D28)', () => {
  it('S4.48 consumes three copies of one player and gives that player’s card', async () => {
    const cards = await three(102, 102, 102)
    const { data } = await upgrade(cards)
    expect(data).toMatchObject({
      metadata_idx: 202,
      name: '선수 202',
      image: 'http://api.localhost/cdn/art/card/202.webp',
    })
    expect(await club.cardsOf(fan.id)).toEqual([`202/${Reflect.get(Object(data), 'edition')}`])
    expect(await club.cardsOf(CONSUMED)).toEqual(['102/10', '102/11', '102/12'])
    const work = await club.db.select().from(outbox)
    expect(work.map(({ kind }) => kind).toSorted()).toEqual(['burn', 'mint'])
    expect((await club.get('club/state', fan)).data).toMatchObject({
      upgrade_list: [{ board_key: 'upgrade', metadata_idx: 202 }],
    })
  })

  it.each([
    ['different players', [101, 102, 103]],
    ['a special player', [103, 103, 103]],
  ])('S4.47 %s give a random card of the section', async (_, cardIds) => {
    const seen = new Set<unknown>()
    for (let at = 0; at < 12; at++) {
      const cards = await Promise.all(
        cardIds.map((cardId, slot) => club.give(fan, cardId, at * 3 + slot + 1)),
      )
      seen.add(Reflect.get(Object((await upgrade(cards, `upgrade-${at}`)).data), 'metadata_idx'))
    }
    expect(seen.size).toBeGreaterThan(1)
    expect([...seen].every((card) => [201, 202, 203].includes(Number(card)))).toBe(true)
  })

  it('happens once under a key: a double tap, and a lost answer', async () => {
    const cards = await three(101, 102, 104)
    const answers = await all(20, () => upgrade(cards))
    expect(codes(answers)).toEqual(Array(20).fill('200'))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect((await upgrade(cards.toReversed())).data).toEqual(answers[0]?.data)
    expect(await club.cardsOf(CONSUMED)).toHaveLength(3)
    expect(await club.cardsOf(fan.id)).toHaveLength(1)
  })

  it('consumes a copy once: two tabs with the same card', async () => {
    const [one, two, ...rest] = await three(101, 102, 104, 105, 106)
    if (!one || !two) throw new Error('no cards')
    const answers = await all(10, (at) =>
      upgrade([one, two, ...rest.slice(at % 3, (at % 3) + 1)], `tab-${at}-key`),
    )
    expect(times(codes(answers), '200')).toBe(1)
    expect(times(codes(answers), 'NOT_OWNED')).toBe(9)
    expect(await club.cardsOf(CONSUMED)).toHaveLength(3)
    expect(await club.db.select().from(campaignUpgrades)).toHaveLength(1)
  })

  it('refuses another upgrade under a used key', async () => {
    await upgrade(await three(101, 102, 104))
    const others = await Promise.all([105, 106, 107].map((card) => club.give(fan, card)))
    expect(await upgrade(others)).toMatchObject({ http: 409, code: 'KEY_REUSED' })
    expect(await club.cardsOf(CONSUMED)).toHaveLength(3)
  })

  it('consumes before the end and never after it: 50 members with two taps each at the closing second', async () => {
    const end = NOON + SPAN
    club.write(z.encode(Campaign, aClub({ period: { startAt: NOON - SPAN, endAt: end } })))
    const fans = await all(50, () => club.member())
    const cards = await Promise.all(
      fans.map((one, at) => Promise.all([101, 102, 104].map((cardId) => club.give(one, cardId, at + 1)))),
    )
    let reached = 0
    club.onFailpoint(async (place) => {
      if (place === 'campaigns/upgrade' && ++reached === 6) club.clock.set(end)
    })
    const answers = await all(100, (at) =>
      upgrade(cards[at % 50] ?? [], `closing-second-${at % 50}`, fans[at % 50]),
    )
    const done = await club.db.select().from(campaignUpgrades)
    expect(done.filter(({ upgradedAt }) => upgradedAt >= end)).toEqual([])
    expect(await club.cardsOf(CONSUMED)).toHaveLength(3 * done.length)
    expect(done.length).toBeGreaterThanOrEqual(1)
    expect(new Set(codes(answers))).toEqual(new Set(['200', 'CLOSED']))
    for (const [at, one] of fans.entries()) {
      const upgraded = done.some(({ userId }) => userId === one.id)
      expect(await club.cardsOf(one.id)).toHaveLength(upgraded ? 1 : 3)
      expect(await upgrade(cards[at] ?? [], `after-the-end-${at}`, one)).toMatchObject({ code: 'CLOSED' })
    }
  })

  it('consumes nothing when no card is left, even without the result', async () => {
    const cards = await three(101, 101, 101)
    await club.db.update(editions).set({ userId: 'another' }).where(eq(editions.cardId, 201))
    expect(await upgrade(cards)).toMatchObject({ code: 'NONE_LEFT' })
    expect(await club.cardsOf(fan.id)).toHaveLength(3)
    expect(await club.db.select().from(outbox)).toEqual([])
  })

  it('the last copy goes to one of 20 members, and the others keep their cards', async () => {
    const taken = and(inArray(editions.cardId, [201, 202, 203]), ne(editions.edition, 7))
    await club.db.update(editions).set({ userId: 'another' }).where(taken)
    const fans = await all(20, () => club.member())
    const cards = await Promise.all(
      fans.map((one, at) => Promise.all([1, 2, 3].map((copy) => club.give(one, 101, at * 3 + copy)))),
    )
    const answers = await Promise.all(fans.map((one, at) => upgrade(cards[at] ?? [], `last-copy-${at}`, one)))
    expect(times(codes(answers), '200')).toBe(1)
    expect(times(codes(answers), 'NONE_LEFT')).toBe(19)
    expect(await club.cardsOf(CONSUMED)).toHaveLength(3)
    const winner = fans[answers.findIndex(({ status }) => status === '200')]
    expect(await club.cardsOf(winner?.id ?? '')).toEqual(['201/7'])
  })

  it.each([
    ['a card that the member lacks', [101, 102, 109], 'NOT_OWNED'],
    ['a card of another pack', [101, 102, 203], 'BAD_CHOICE'],
  ])('refuses %s', async (_, cardIds, code) => {
    await three(101, 102)
    const cards = cardIds.map((cardId, at) => ({ cardId, edition: 10 + at }))
    expect(await upgrade(cards)).toMatchObject({ code })
    expect(await club.cardsOf(CONSUMED)).toEqual([])
  })

  it('refuses one copy three times, two copies, and a request without a key or a member', async () => {
    const [card] = await three(101)
    if (!card) throw new Error('no card')
    expect(await upgrade([card, card, card])).toMatchObject({ code: 'BAD_CHOICE' })
    expect(await upgrade([card, card])).toMatchObject({ http: 400 })
    expect(await upgrade([card, card, card], 'short')).toMatchObject({ http: 400 })
    expect(await club.post('upgrade', {}, undefined, { 'idempotency-key': KEY })).toMatchObject({ http: 401 })
  })
})

describe('the tokens of an upgrade', () => {
  /** A chain in memory. */
  function chain(change: (ledger: Ledger) => Ledger = (ledger) => ledger) {
    const owners = new Map<bigint, Address>()
    const burned: bigint[] = []
    const ledger: Ledger = {
      ownersOf: async (ids) => ids.map((id) => owners.get(id)),
      mint: async (list) => {
        for (const { id, to } of list) if (!owners.has(id)) owners.set(id, to)
        return '0x1'
      },
      burn: async (ids) => {
        for (const id of ids) if (owners.delete(id)) burned.push(id)
        return '0x2'
      },
    }
    const leadership = createLeadership(club.db, 'minting')
    const minter = createMinter(
      club.backend,
      async () => ({ ledger: change(ledger), younger: false }),
      leadership,
    )
    return { owners, burned, minter }
  }

  it('are burned once and forgotten, and the new card is minted', async () => {
    const cards = await three(102, 102, 102)
    const { owners, burned, minter } = chain()
    const [first, second, third] = cards.map(tokenIdOf)
    if (first === undefined || second === undefined || third === undefined) throw new Error('no cards')
    const owner: Address = `0x${'1'.repeat(40)}`
    for (const id of [first, second]) owners.set(id, owner)
    await club.db.insert(tokens).values(cards.slice(0, 2).map((copy) => ({ ...copy, owner, mintedAt: 1 })))
    const { data } = await upgrade(cards)
    const edition = Number(Reflect.get(Object(data), 'edition'))
    await minter.work()
    await minter.work()
    await minter.release()
    expect(burned.toSorted()).toEqual([first, second].toSorted())
    expect([...owners.keys()]).toEqual([tokenIdOf({ cardId: 202, edition })])
    expect(await club.db.select().from(tokens)).toMatchObject([{ cardId: 202, edition }])
    expect(await club.db.select().from(burns)).toHaveLength(3)
    expect((await club.db.select().from(outbox)).every(({ doneAt }) => doneAt !== null)).toBe(true)
  })

  it('are burned after a crash between the chain and the database', async () => {
    const cards = await three(102, 102, 102)
    const { owners, burned, minter } = chain()
    for (const copy of cards) owners.set(tokenIdOf(copy), `0x${'1'.repeat(40)}`)
    await upgrade(cards)
    let crashed = false
    club.onFailpoint((place) => {
      if (place !== 'ledger/burned' || crashed) return
      crashed = true
      throw new Error('killed after burning')
    })
    await minter.work()
    const waiting = async () =>
      (await club.db.select().from(outbox).where(eq(outbox.kind, 'burn'))).map(
        ({ doneAt }) => doneAt === null,
      )
    expect(await waiting()).toEqual([true])
    await minter.release()
    club.clock.advance(2000)
    const again = chain()
    await again.minter.work()
    await again.minter.release()
    expect(await waiting()).toEqual([false])
    expect([burned.length, again.burned.length]).toEqual([3, 0])
  })

  it('do not keep sold cards waiting where the contract cannot burn', async () => {
    const cards = await three(102, 102, 102)
    const { owners, minter } = chain((ledger) => ({
      ...ledger,
      burn: async () => {
        throw new Error('the contract has no such function')
      },
    }))
    for (const copy of cards) owners.set(tokenIdOf(copy), `0x${'1'.repeat(40)}`)
    await upgrade(cards)
    expect(await minter.work()).toBe(1)
    const more = await Promise.all([1, 2, 3].map((edition) => club.give(fan, 101, edition)))
    await upgrade(more, 'the-next-upgrade')
    expect(await minter.work()).toBe(1)
    await minter.release()
    expect(club.errors).toHaveLength(1)
    const burning = (await club.db.select().from(outbox)).filter(({ kind }) => kind === 'burn')
    expect(burning.map(({ attempts }) => attempts)).toEqual([1, 0])
  })
})
