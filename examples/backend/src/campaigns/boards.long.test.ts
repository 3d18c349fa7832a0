import { Campaign, RecruitReply } from '@fandeck/sdk/wire'
import { and, eq, ne } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { aClub, type Club, openClub, SPAN } from '../../test/campaign-shop.ts'
import { codes, type Member, times } from '../../test/shop.ts'
import { users } from '../auth/tables.ts'
import { editions } from '../cards/tables.ts'
import { outbox } from '../outbox/tables.ts'
import { pointChanges } from '../points/tables.ts'
import { openLibrary } from './library.ts'
import { createPredictions } from './predictions.ts'
import { campaignFormations, campaignMissions, campaignPicks } from './tables.ts'

let club: Club
let fan: Member
beforeEach(async () => {
  club = await openClub()
  fan = await club.member()
})
afterEach(() => club.close())

const empty = (): (number | null)[] => Array(11).fill(null)
/** Returns the points of a member; every one of them is in the history. */
async function pointsOf({ id }: Member) {
  const [user] = await club.db.select().from(users).where(eq(users.id, id))
  const changes = await club.db.select().from(pointChanges).where(eq(pointChanges.userId, id))
  expect(changes.reduce((sum, { amount }) => sum + amount, 0)).toBe(user?.points)
  return user?.points
}
const all = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

describe('a formation (D27)', () => {
  const save = (slots: (number | null)[], member: Member | undefined = fan, formation = '442') =>
    club.post('formation', { board_key: 'formation', formation, slot_list: slots }, member)

  it('is saved with own cards, and the last one counts', async () => {
    await club.give(fan, 101)
    await club.give(fan, 112)
    const slots = empty().with(0, 101)
    expect(await save(slots)).toMatchObject({ status: '200', data: { slot_list: slots } })
    expect(await save(slots.with(10, 112), fan, '433')).toMatchObject({ status: '200' })
    expect((await club.get('club/state', fan)).data).toMatchObject({
      formation_list: [{ board_key: 'formation', formation: '433', slot_list: slots.with(10, 112) }],
    })
    expect(await club.db.select().from(campaignFormations)).toHaveLength(1)
  })

  it.each([
    ['a card that the member lacks', empty().with(0, 101), 'NOT_OWNED'],
    ['a striker in goal', empty().with(0, 112), 'BAD_CHOICE'],
    ['a card twice', empty().with(1, 102).with(2, 102), 'BAD_CHOICE'],
    ['a card of another pack', empty().with(0, 201), 'BAD_CHOICE'],
  ])('refuses %s', async (_, slots, code) => {
    for (const card of [102, 112, 201]) await club.give(fan, card)
    expect(await save(slots)).toMatchObject({ code })
    expect(await club.db.select().from(campaignFormations)).toEqual([])
  })

  it('requires a member, a board and eleven slots', async () => {
    expect(
      await club.post('formation', { board_key: 'formation', formation: '442', slot_list: empty() }),
    ).toMatchObject({
      http: 401,
      code: 'LOGIN_REQUIRED',
    })
    expect(
      await club.post('formation', { board_key: 'bench', formation: '442', slot_list: empty() }, fan),
    ).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await save([])).toMatchObject({ http: 400 })
  })
})

describe('a pick (D29)', () => {
  const pick = (member: Member, slot: number, kind = 'mom', match = 1) =>
    club.post('pick', { match_idx: match, kind, slot }, member)
  const picks = () => club.db.select().from(campaignPicks)

  it('is one per member: a double tap, two tabs, and a later choice that replaces it', async () => {
    expect(codes(await all(20, (at) => pick(fan, at % 4)))).toEqual(Array(20).fill('200'))
    expect(await picks()).toHaveLength(1)
    expect((await pick(fan, 3)).data).toMatchObject({ count_list: [{ slot: 3, count: 1 }] })
    expect(await picks()).toMatchObject([{ userId: fan.id, slot: 3 }])
  })

  it('counts every one of 200 members exactly once', async () => {
    const fans = await all(200, () => club.member())
    const answers = await Promise.all(fans.map((one, at) => pick(one, at % 2)))
    expect(times(codes(answers), '200')).toBe(200)
    expect((await pick(fan, 0)).data).toMatchObject({
      count_list: [
        { slot: 0, count: 101 },
        { slot: 1, count: 100 },
      ],
    })
  })

  it('counts before the end and never after it: 200 members at the closing second', async () => {
    const fans = await all(200, () => club.member())
    let reached = 0
    club.onFailpoint(async (place) => {
      if (place === 'campaigns/pick' && ++reached === 100) club.clock.set(NOON + SPAN)
    })
    const answers = await Promise.all(fans.map((one) => pick(one, 0)))
    const rows = await picks()
    expect(times(codes(answers), '200')).toBe(rows.length)
    expect(times(codes(answers), 'CLOSED')).toBe(200 - rows.length)
    expect(times(codes(answers), 'CLOSED')).toBeGreaterThanOrEqual(100)
    expect(rows.filter(({ pickedAt }) => pickedAt >= NOON + SPAN)).toEqual([])
  })

  it('keeps the former pick when the vote has closed', async () => {
    await pick(fan, 2)
    club.clock.set(NOON + SPAN)
    expect(await pick(fan, 0)).toMatchObject({ http: 409, code: 'CLOSED' })
    expect(await picks()).toMatchObject([{ slot: 2 }])
  })

  it('opens the vote for the man of the match at kick-off, and closes the first scorer then', async () => {
    expect(await pick(fan, 0, 'mom', 2)).toMatchObject({
      code: 'NOT_OPEN',
      data: { open_dttm: '2025-11-20 12:10:00' },
    })
    expect(await pick(fan, -1, 'firstScorer', 2)).toMatchObject({ status: '200' })
    expect(await pick(fan, 0, 'firstScorer', 1)).toMatchObject({ code: 'CLOSED' })
    club.clock.set(NOON + SPAN)
    expect(await pick(fan, 0, 'firstScorer', 2)).toMatchObject({ code: 'CLOSED' })
    expect(await pick(fan, 0, 'mom', 2)).toMatchObject({ status: '200' })
  })

  it.each([
    [4, 'mom', 1, 'BAD_CHOICE'],
    [-1, 'mom', 1, 'BAD_CHOICE'],
    [0, 'mom', 9, 'NOT_FOUND'],
    [-2, 'mom', 1, 'BAD_REQUEST'],
    [0, 'loser', 1, 'BAD_REQUEST'],
  ])('refuses slot %d of the vote %s of match %d', async (slot, kind, match, code) => {
    expect(await pick(fan, slot, kind, match)).toMatchObject({ code })
  })

  it('shows a tally to those who take part, and to all once the vote has closed', async () => {
    await pick(fan, 1)
    const other = await club.member()
    const tallies = async (member?: Member) =>
      JSON.stringify(Reflect.get(Object((await club.get('club/state', member)).data), 'tally_list'))
    expect(await tallies(fan)).toContain('"mom"')
    expect(await tallies(other)).not.toContain('"mom"')
    expect(await tallies()).not.toContain('"mom"')
    club.clock.set(NOON + SPAN)
    expect(await tallies()).toContain('"mom","count_list":[{"slot":1,"count":1}]')
  })
})

describe('a right prediction of the first scorer', () => {
  it('is paid once, when the document names the scorer, by any number of processes', async () => {
    const document = aClub()
    const [page] = document.pages
    const other = await club.member()
    await club.post('pick', { match_idx: 2, kind: 'firstScorer', slot: 1 }, fan)
    await club.post('pick', { match_idx: 2, kind: 'firstScorer', slot: 0 }, other)
    const jobs = [1, 2, 3].map(() => createPredictions(club.backend, openLibrary(club.backend)))
    club.clock.set(NOON + SPAN)
    await Promise.all(jobs.map((job) => job()))
    expect(await pointsOf(fan)).toBe(0)
    const sections = page?.sections.map((section) =>
      section.kind === 'matchPick'
        ? { ...section, matches: section.matches.map((match) => ({ ...match, firstScorer: 1 })) }
        : section,
    )
    club.write(z.encode(Campaign, { ...document, pages: [{ path: '/club', sections: sections ?? [] }] }))
    await Promise.all([...jobs, ...jobs].map((job) => job()))
    expect([await pointsOf(fan), await pointsOf(other)]).toEqual([500, 0])
    expect(await club.db.select().from(pointChanges)).toMatchObject([{ reason: 'prediction', amount: 500 }])
  })
})

describe('the missions (D30)', () => {
  const recruit = (number: number, member: Member = fan) =>
    club.post('recruit', { board_key: 'missions', mission_no: number }, member)
  const statuses = async () => {
    const list: unknown = Reflect.get(Object((await club.get('club/state', fan)).data), 'mission_list')
    return Array.isArray(list) ? list.map((one) => `${one.mission_no} ${one.status}`) : []
  }

  it('S4.43 a mission is complete once its card is owned, and stays so without it', async () => {
    expect(await statuses()).toEqual([])
    expect(await recruit(1)).toMatchObject({ code: 'NOT_COMPLETE' })
    await club.give(fan, 101)
    expect(await statuses()).toEqual(['1 COMPLETE'])
    await club.db.update(editions).set({ userId: null }).where(eq(editions.userId, fan.id))
    expect(await statuses()).toEqual(['1 COMPLETE'])
    expect(await recruit(1)).toMatchObject({ status: '200', data: { status: 'RECRUITED' } })
    expect(await statuses()).toEqual(['1 RECRUITED'])
  })

  it('S4.43 twenty concurrent recruits give the points once', async () => {
    await club.give(fan, 102)
    expect(codes(await all(20, () => recruit(2)))).toEqual(Array(20).fill('200'))
    expect(await pointsOf(fan)).toBe(100)
    expect(await club.db.select().from(campaignMissions)).toMatchObject([{ number: 2, status: 'RECRUITED' }])
  })

  it('S3.32 the emblem opens after nine recruits, and gives its points and its card once', async () => {
    for (let number = 1; number <= 9; number++) await club.give(fan, 100 + number)
    for (let number = 1; number <= 9; number++) {
      expect(await recruit(10)).toMatchObject({ code: 'NOT_COMPLETE' })
      expect(await recruit(number)).toMatchObject({ status: '200' })
    }
    expect((await statuses()).at(-1)).toBe('10 COMPLETE')
    const replies = await all(5, () => recruit(10))
    const [given] = (await club.cardsOf(fan.id)).filter((card) => card.startsWith('203/'))
    const cards = replies.map(({ data }) => z.decode(RecruitReply, data as z.input<typeof RecruitReply>).card)
    expect(cards.map((card) => `${card?.cardId}/${card?.edition}`)).toEqual(Array(5).fill(given))
    expect(await pointsOf(fan)).toBe(9 * 100 + 500)
    expect((await club.cardsOf(fan.id)).filter((card) => card.startsWith('203/'))).toHaveLength(1)
    const mints = await club.db.select().from(outbox).where(eq(outbox.kind, 'mint'))
    expect(mints.map(({ subject }) => subject)).toEqual([`mission:club:missions:10:${fan.id}`])
  })

  it('a recruit succeeds when its reward card is sold out, and raises an alarm', async () => {
    for (let number = 1; number <= 9; number++) await club.give(fan, 100 + number)
    await club.db.update(editions).set({ userId: 'another' }).where(eq(editions.cardId, 203))
    for (let number = 1; number <= 10; number++)
      expect(await recruit(number)).toMatchObject({ status: '200', data: { card: null } })
    const alarms = await club.db.select().from(outbox).where(eq(outbox.kind, 'alarm'))
    expect(alarms.map(({ subject }) => subject)).toEqual([
      'No copy of card 203 is left for mission 10 of club',
    ])
  })

  it('refuses mission 11, another board, and a visitor', async () => {
    expect(await recruit(11)).toMatchObject({ http: 400 })
    expect(await club.post('recruit', { board_key: 'bench', mission_no: 1 }, fan)).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await club.post('recruit', { board_key: 'missions', mission_no: 1 })).toMatchObject({
      code: 'LOGIN_REQUIRED',
    })
  })
})

describe('the period of a campaign', () => {
  it('refuses before and after by the time of the database, and says when it opens', async () => {
    const period = { startAt: NOON + SPAN, endAt: NOON + 2 * SPAN }
    await club.close()
    club = await openClub({ ...aClub(), period })
    fan = await club.member()
    await club.give(fan, 101)
    const tries = async () => [
      await club.post('formation', { board_key: 'formation', formation: '442', slot_list: empty() }, fan),
      await club.post('recruit', { board_key: 'missions', mission_no: 1 }, fan),
    ]
    const early = await tries()
    expect(codes(early)).toEqual(['NOT_OPEN', 'NOT_OPEN'])
    expect(early[0]?.data).toEqual({ open_dttm: '2025-11-20 12:10:00' })
    club.clock.set(NOON + SPAN)
    expect(codes(await tries())).toEqual(['200', '200'])
    club.clock.set(NOON + 2 * SPAN)
    expect(codes(await tries())).toEqual(['CLOSED', '200'])
  })
})

describe('the rows of members', () => {
  it('are those of the campaign and the member alone', async () => {
    const other = await club.member()
    await club.post('pick', { match_idx: 1, kind: 'mom', slot: 0 }, other)
    const mine = (await club.get('club/state', fan)).data
    expect(mine).toMatchObject({ pick_list: [], formation_list: [], mission_list: [], upgrade_list: [] })
    const rows = await club.db
      .select()
      .from(campaignPicks)
      .where(and(eq(campaignPicks.slug, 'club'), ne(campaignPicks.userId, other.id)))
    expect(rows).toEqual([])
  })
})
