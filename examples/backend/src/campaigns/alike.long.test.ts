// Random cases of each board, judged by the board or the rules of the SDK and by the server: both say the same.
import {
  canMove,
  createMatchPick,
  createUpgrade,
  EMBLEM_MISSION,
  formationProblem,
  isMissionMet,
  type MissionStatus,
} from '@fandeck/sdk/campaigns'
import { aMatch, aMissionsSection, testKit } from '@fandeck/sdk/testing'
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { aClub, type Club, openClub, SPAN } from '../../test/campaign-shop.ts'
import { EVERY_CASE } from '../../test/ring.ts'
import type { Member } from '../../test/shop.ts'
import { designs, editions } from '../cards/tables.ts'
import { designsOfPacks } from './cards.ts'

const CASES = EVERY_CASE ? 1000 : 250
/** A special player, and one without a number: three of a kind give any signed card. */
const DRAWN = [103, 106]

let club: Club
let fan: Member
let next: (below: number) => number
beforeEach(async () => {
  club = await openClub()
  fan = await club.member()
  let seed = 16
  next = (below) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
})
afterEach(() => club.close())

/** Returns one of the items. */
const one = <T>(items: readonly T[]): T => {
  const item = items[next(items.length)]
  if (item === undefined) throw new Error('no items')
  return item
}

it('S3.29 a formation is judged by the server and the SDK alike in random cases', async () => {
  const players = await designsOfPacks(club.db, ['club'])
  for (const { cardId } of players) await club.give(fan, cardId)
  const verdicts = { good: 0, bad: 0 }
  for (let at = 0; at < CASES; at++) {
    const slots = Array.from({ length: 11 }, (_, slot) => one([null, 101 + slot, 101 + next(13)]))
    const sane = at % 2 === 0 ? slots.map((card, slot) => (card === 101 + slot ? card : null)) : slots
    const expected = formationProblem('442', sane, players) ? 'bad' : 'good'
    verdicts[expected] += 1
    const { code } = await club.post(
      'formation',
      { board_key: 'formation', formation: '442', slot_list: sane },
      fan,
    )
    expect(code).toBe(expected === 'bad' ? 'BAD_CHOICE' : undefined)
  }
  expect(Math.min(verdicts.good, verdicts.bad)).toBeGreaterThan(CASES / 10)
})

it('S4.46 S4.47 S4.48 an upgrade is judged by the server and the SDK alike in random cases', async () => {
  const { db } = club
  // Two players share a number with another, two have none; a signed card belongs to another pack.
  for (const [cardId, number] of [
    [104, 1],
    [105, 2],
    [106, null],
    [107, null],
  ] as const)
    await db.update(designs).set({ number }).where(eq(designs.cardId, cardId))
  const players = await designsOfPacks(db, ['club'])
  const signed = new Map([
    [1, 201],
    [2, 202],
    [3, 203],
  ])
  const pool = [101, 102, 103, 104, 105, 106, 107, 108, 201]
  const { fandeck } = testKit()
  const seen = new Map<string, number>()
  const random = new Map<string, Set<unknown>>()
  for (let at = 0; at < CASES; at++) {
    await db.update(editions).set({ userId: null }).where(isNotNull(editions.userId))
    const own = and(inArray(editions.cardId, pool), lte(editions.edition, 5))
    await db.update(editions).set({ userId: fan.id }).where(own)
    const player = one(pool)
    const drawn = [1, 2, 3].map((edition) => ({
      cardId: next(3) > 0 ? player : one(pool),
      edition: next(8) > 0 ? edition : one([1, 2, 6, 6]),
    }))
    // Often enough that the server's own draws differ.
    const special = DRAWN[at % 10]
    const cards = special ? [1, 2, 3].map((edition) => ({ cardId: special, edition })) : drawn
    const board = createUpgrade(fandeck, { slug: 'club', specialPlayers: ['선수 103'] })
    for (const [slot, card] of cards.entries()) {
      const design = players.find(({ cardId }) => cardId === card.cardId)
      board.put(slot, { ...card, name: `선수 ${card.cardId}`, number: design?.number ?? undefined })
    }
    const { appearance } = board.getState()
    const { code, data } = await club.post(
      'upgrade',
      {
        board_key: 'upgrade',
        card_list: cards.map(({ cardId, edition }) => ({ metadata_idx: cardId, edition })),
      },
      fan,
      { 'idempotency-key': `alike-case-${at}` },
    )
    const result = Reflect.get(Object(data), 'metadata_idx')
    const sure = appearance.kind === 'player' ? signed.get(appearance.number) : undefined
    if (appearance.kind === 'none' || cards.some(({ cardId }) => cardId === 201))
      expect(code).toBe('BAD_CHOICE')
    else if (cards.some(({ edition }) => edition > 5)) expect(code).toBe('NOT_OWNED')
    else if (appearance.kind === 'random') {
      expect([...signed.values()]).toContain(result)
      const ids = cards.map(({ cardId }) => cardId).join()
      random.set(ids, (random.get(ids) ?? new Set()).add(result))
    } else if (sure === undefined) expect(code).toBe('NONE_LEFT')
    else expect(result).toBe(sure)
    const verdict = code ?? appearance.kind
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1)
  }
  expect([...seen.keys()].toSorted()).toEqual(['BAD_CHOICE', 'NONE_LEFT', 'NOT_OWNED', 'player', 'random'])
  expect(Math.min(...seen.values())).toBeGreaterThan(CASES / 50)
  for (const cardId of DRAWN) expect(random.get([cardId, cardId, cardId].join())?.size).toBeGreaterThan(1)
}, 180_000)

it('S3.31 a pick is judged by the server and the SDK alike in random cases', async () => {
  const matches = [
    aMatch({ matchId: 1, kickOffAt: NOON - SPAN, closeAt: NOON + SPAN }),
    aMatch({ matchId: 2, kickOffAt: NOON + SPAN, closeAt: NOON + 2 * SPAN }),
  ]
  const moments = [0, 1, SPAN - 1, SPAN, SPAN + 1, 2 * SPAN - 1, 2 * SPAN, 2 * SPAN + 1]
  const kit = testKit()
  const verdicts = { good: 0, bad: 0 }
  for (let at = 0; at < CASES; at++) {
    const now = NOON + (moments[Math.floor((at * moments.length) / CASES)] ?? 0)
    club.clock.set(now)
    const fandeck = { ...kit.fandeck, clock: { ...kit.fandeck.clock, now: () => now } }
    const [match, kind, slot] = [one(matches), one(['mom', 'firstScorer'] as const), next(7) - 2]
    const board = createMatchPick(fandeck, { slug: 'club', match })
    board.show(kind)
    board.select(slot)
    const expected = board.getState().selectedSlot === slot ? 'good' : 'bad'
    verdicts[expected] += 1
    const { status } = await club.post('pick', { match_idx: match.matchId, kind, slot }, fan)
    expect(status === '200', `${kind} ${slot} of ${match.matchId} at ${now}`).toBe(expected === 'good')
  }
  expect(Math.min(verdicts.good, verdicts.bad)).toBeGreaterThan(CASES / 10)
})

it('S4.43 S3.32 missions are judged by the server and the SDK alike in 1,000 cases', async () => {
  const section = aMissionsSection({
    missions: aMissionsSection().missions.map((mission) =>
      mission.number === EMBLEM_MISSION
        ? mission
        : {
            ...mission,
            condition: {
              cards: [0, 1, 2].map((more) => 100 + mission.number + more),
              count: 1 + (mission.number % 3),
            },
          },
    ),
  })
  await club.close()
  club = await openClub({ ...aClub(), pages: [{ path: '/club', sections: [section] }] })
  const seen = { good: 0, bad: 0, emblems: 0 }
  for (let edition = 1; edition <= 20; edition++) {
    fan = await club.member()
    const ownedCardIds = new Set<number>()
    const statuses = new Map<number, MissionStatus>()
    for (let at = 0; at < 50; at++) {
      const cardId = 101 + next(12)
      if (next(4) > 0) {
        await club.give(fan, cardId, edition)
        ownedCardIds.add(cardId)
      } else {
        const copy = and(eq(editions.cardId, cardId), eq(editions.edition, edition))
        await club.db.update(editions).set({ userId: null }).where(copy)
        ownedCardIds.delete(cardId)
      }
      const recruited = new Set([...statuses].flatMap(([n, status]) => (status === 'RECRUITED' ? [n] : [])))
      for (const mission of section.missions) {
        if (!statuses.has(mission.number) && isMissionMet(mission, { ownedCardIds, recruited }))
          statuses.set(mission.number, 'COMPLETE')
      }
      const list: unknown = Reflect.get(Object((await club.get('club/state', fan)).data), 'mission_list')
      const known = [...statuses].map(([n, status]) => `${n} ${status}`)
      expect(Array.isArray(list) && list.map((row) => `${row.mission_no} ${row.status}`).toSorted()).toEqual(
        known.toSorted(),
      )
      const number = 1 + next(EMBLEM_MISSION)
      const status = statuses.get(number) ?? 'READY'
      const good = canMove(status, 'RECRUITED')
      const { code } = await club.post('recruit', { board_key: 'missions', mission_no: number }, fan)
      // A repeated recruit is answered as the first one, and gives nothing.
      expect(code).toBe(good || status === 'RECRUITED' ? undefined : 'NOT_COMPLETE')
      if (good) statuses.set(number, 'RECRUITED')
      seen[good ? 'good' : 'bad'] += 1
      if (good && number === EMBLEM_MISSION) seen.emblems += 1
    }
  }
  expect(Math.min(seen.good, seen.bad)).toBeGreaterThan(100)
  expect(seen.emblems).toBeGreaterThan(0)
})
