import { describe, expect, test } from 'vitest'
import { aCampaignState, aMatch, aPlayerFilterSection } from '../testing/campaign-fixtures.ts'
import { refuse } from '../testing/fake-server.ts'
import { aCardMetadata, NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { pickPlayerEndpoint, recruitPlayerEndpoint } from './campaigns.endpoints.ts'
import { filterCards } from './campaigns.filter.rules.ts'
import { createPlayerFilter } from './campaigns.filter.ts'
import { createFlip } from './campaigns.flip.ts'
import { createMatchPick } from './campaigns.match-pick.ts'
import { canMove, isMissionMet, laterStatus, missionGroup } from './campaigns.missions.rules.ts'
import { createMissions } from './campaigns.missions.ts'
import { isPickable, NO_GOAL, pickPhase, pickShare } from './campaigns.pick.rules.ts'

const slug = 'fcanyang-2025'
const HOUR = 3_600_000

describe('the pick board', () => {
  const match = aMatch({ kickOffAt: 1000, closeAt: 2000 })

  test.each([
    ['mom', 999, 'upcoming'],
    ['mom', 1000, 'open'],
    ['mom', 1999, 'open'],
    ['mom', 2000, 'closed'],
    ['firstScorer', 0, 'open'],
    ['firstScorer', 999, 'open'],
    ['firstScorer', 1000, 'closed'],
  ] as const)('D29 the vote %s is at %d %s', (kind, now, phase) => {
    expect(pickPhase(match, kind, now)).toBe(phase)
  })

  test.each([
    ['mom', 0, true],
    ['mom', 3, true],
    ['mom', 4, false],
    ['mom', NO_GOAL, false],
    ['firstScorer', 0, true],
    ['firstScorer', NO_GOAL, true],
    ['firstScorer', -2, false],
    ['firstScorer', 0.5, false],
  ] as const)('D29 in the vote %s the slot %d can be picked: %s', (kind, slot, expected) => {
    expect(isPickable(match, kind, slot)).toBe(expected)
  })

  test.each([
    [[], 0, 0],
    [[{ slot: 0, count: 0 }], 0, 0],
    [
      [
        { slot: 0, count: 34 },
        { slot: 1, count: 66 },
      ],
      0,
      34,
    ],
    [
      [
        { slot: 0, count: 1 },
        { slot: NO_GOAL, count: 2 },
      ],
      NO_GOAL,
      67,
    ],
    [[{ slot: 0, count: 1 }], 5, 0],
  ])('shares of %j: slot %d has %d%', (counts, slot, share) => {
    expect(pickShare(counts, slot)).toBe(share)
  })

  test('S3.31 starts with nothing picked and no selected slot', () => {
    const { fandeck } = testKit()
    const state = createMatchPick(fandeck, { slug, match: aMatch() }).getState()
    expect(state).toEqual({
      kind: 'mom',
      selectedSlot: undefined,
      mom: { phase: 'open', picked: undefined, counts: undefined },
      firstScorer: { phase: 'closed', picked: undefined, counts: undefined },
      loading: false,
      error: undefined,
    })
    const early = createMatchPick(fandeck, {
      slug,
      match: aMatch({ kickOffAt: NOON + HOUR, closeAt: NOON + 2 * HOUR }),
    })
    expect(early.getState().kind).toBe('firstScorer')
  })

  test('D29 a pick can be changed until the vote closes by server time', async () => {
    const { fandeck, server, clock } = testKit({ loggedIn: true })
    const pick = createMatchPick(fandeck, { slug, match: aMatch({ closeAt: NOON + 5000 }) })
    server.answer(pickPlayerEndpoint, ({ body }) => {
      const slot = Number(Reflect.get(Object(body), 'slot'))
      return { matchId: 1, kind: 'mom' as const, counts: [{ slot, count: 1 }] }
    })
    const stop = pick.subscribe(() => {})
    for (const slot of [0, 2]) {
      pick.select(slot)
      expect(pick.getState().selectedSlot).toBe(slot)
      await pick.submit()
      expect(pick.getState()).toMatchObject({
        selectedSlot: undefined,
        mom: { picked: slot, counts: [{ slot, count: 1 }] },
      })
    }
    await pick.submit()
    pick.select(1)
    await clock.advance(6000)
    expect(pick.getState()).toMatchObject({ mom: { phase: 'closed', picked: 2 }, selectedSlot: undefined })
    pick.select(1)
    await pick.submit()
    expect(server.requests).toHaveLength(2)
    stop()
    expect(clock.pending()).toBe(0)
  })

  test('D29 a vote that the server has closed keeps the former pick', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const pick = createMatchPick(fandeck, { slug, match: aMatch() })
    pick.restore(
      aCampaignState({
        picks: [
          { matchId: 1, kind: 'mom', slot: 3 },
          { matchId: 2, kind: 'mom', slot: 1 },
        ],
      }),
    )
    server.on('POST /campaign/:slug/pick', () => refuse(409, '마감됐어요.', 'CLOSED'))
    pick.select(0)
    await expect(pick.submit()).rejects.toMatchObject({ code: 'campaigns/closed' })
    expect(pick.getState()).toMatchObject({
      mom: { picked: 3 },
      loading: false,
      error: { code: 'campaigns/closed' },
    })
    pick.show('firstScorer')
    expect(pick.getState()).toMatchObject({ kind: 'firstScorer', selectedSlot: undefined, error: undefined })
    pick.select(0)
    expect(pick.getState().selectedSlot).toBeUndefined()
  })
})

describe('the missions', () => {
  const statuses = ['READY', 'COMPLETE', 'RECRUITED'] as const
  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    'S4.43 from %s to %s',
    (from, to) => {
      const allowed = ['READY COMPLETE', 'COMPLETE RECRUITED'].includes(`${from} ${to}`)
      expect(canMove(from, to)).toBe(allowed)
      expect(laterStatus(from, to)).toBe(statuses[Math.max(statuses.indexOf(from), statuses.indexOf(to))])
    },
  )

  test.each([
    [1, 'BEGINNER'],
    [2, 'BEGINNER'],
    [3, 'PROFESSIONAL'],
    [4, 'PROFESSIONAL'],
    [5, 'PROFESSIONAL'],
    [6, 'PROFESSIONAL'],
    [7, 'SPECIALIST'],
    [8, 'SPECIALIST'],
    [9, 'SPECIALIST'],
    [10, 'SPECIALIST'],
  ] as const)('S4.44 opening mission %d opens %s', (number, group) => {
    expect(missionGroup(number)).toBe(group)
    const missions = createMissions(testKit().fandeck, { slug })
    missions.open(number)
    expect(missions.getState().openGroup).toBe(group)
    missions.toggle(group)
    expect(missions.getState().openGroup).toBeUndefined()
  })

  test('S4.44 a number that is no mission opens nothing', () => {
    const missions = createMissions(testKit().fandeck, { slug })
    for (const number of [0, 11, -1, 1.5]) missions.open(number)
    expect(missions.getState().openGroup).toBeUndefined()
  })

  const nine = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9])
  test.each([
    [1, { cards: [1, 2, 3], count: 2 }, [1, 2], [], true],
    [1, { cards: [1, 2, 3], count: 2 }, [1, 9], [], false],
    [1, { cards: [1, 1], count: 2 }, [1], [], false],
    [1, undefined, [1], [], false],
    [10, undefined, [], [...nine], true],
    [10, { cards: [1], count: 1 }, [1], [1, 2, 3, 4, 5, 6, 7, 8], false],
  ])(
    'D30 mission %d with %j, own cards %j and recruits %j is complete: %s',
    (number, condition, own, recruits, met) => {
      const progress = { ownedCardIds: new Set(own), recruited: new Set(recruits) }
      expect(isMissionMet({ number, condition }, progress)).toBe(met)
    },
  )

  test('S3.32 starts with ten READY missions', () => {
    const { missions, openGroup } = createMissions(testKit().fandeck, { slug }).getState()
    expect(missions.map(({ number, status }) => `${number} ${status}`)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `${number} READY`),
    )
    expect(openGroup).toBeUndefined()
  })

  test('D30 the server completes a mission, the fan recruits; the emblem opens after nine', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(recruitPlayerEndpoint, { board: 'missions', number: 1, status: 'RECRUITED' })
    const missions = createMissions(fandeck, { slug })
    const statusOf = (number: number) => missions.getState().missions[number - 1]?.status
    await missions.recruit(1)
    expect(server.requests).toEqual([])
    const complete = [...nine].map((number) => ({ board: 'missions', number, status: 'COMPLETE' as const }))
    missions.restore({ missions: [...complete, { board: 'other', number: 10, status: 'RECRUITED' }] })
    for (const number of nine) {
      expect(statusOf(10)).toBe('READY')
      await missions.recruit(number)
    }
    expect(statusOf(10)).toBe('COMPLETE')
    missions.restore({ missions: [{ board: 'missions', number: 1, status: 'READY' }] })
    expect(statusOf(1)).toBe('RECRUITED')
    await missions.recruit(10)
    await missions.recruit(10)
    expect(server.requests).toHaveLength(10)
  })

  test('D30 a refused recruit leaves the mission COMPLETE', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /campaign/:slug/recruit', () => refuse(409, '마감됐어요.', 'CLOSED'))
    const missions = createMissions(fandeck, { slug })
    missions.restore({ missions: [{ board: 'missions', number: 2, status: 'COMPLETE' }] })
    await expect(missions.recruit(2)).rejects.toMatchObject({ code: 'campaigns/closed' })
    expect(missions.getState()).toMatchObject({ recruiting: undefined, error: { code: 'campaigns/closed' } })
    expect(missions.getState().missions[1]).toEqual({ number: 2, status: 'COMPLETE' })
  })
})

describe('the player filter', () => {
  const cards = ['GUARD', 'CENTER', 'GUARD'].map((value, at) =>
    aCardMetadata({ cardId: at + 1, attributes: [{ trait_type: 'position', value }] }),
  )

  test('S3.33 starts with ALL, and its values are the section’s (D31)', () => {
    const filter = createPlayerFilter(aPlayerFilterSection())
    expect(filter.getState()).toEqual({ selected: 'ALL', ownedOnly: false })
    expect(filter.values).toEqual(['ALL', 'GUARD', 'FORWARD', 'CENTER'])
  })

  test.each([
    ['ALL', false, [1, 2, 3]],
    ['GUARD', false, [1, 3]],
    ['FORWARD', false, []],
    ['ALL', true, [2, 3]],
    ['GUARD', true, [3]],
  ])('%s with 보유만 %s shows %j', (selected, ownedOnly, expected) => {
    const filter = createPlayerFilter(aPlayerFilterSection())
    filter.select(selected)
    filter.select('KEEPER')
    if (ownedOnly) filter.toggleOwned()
    const shown = filterCards(cards, filter.getState(), { owned: new Set([2, 3]) })
    expect(shown.map(({ cardId }) => cardId)).toEqual(expected)
  })
})

describe('flipping cards', () => {
  test.each([
    [[], -1],
    [[0], 0],
    [[2], 2],
    [[1, 1], -1],
    [[1, 2], 2],
    [[1, 2, 2], -1],
    [[3], -1],
    [[-1], -1],
    [[0.5], -1],
    [[0, Number.NaN], 0],
  ])('S3.33 after flipping %j of three cards, the index is %d (D32)', (indexes, expected) => {
    const flip = createFlip(3)
    for (const index of indexes) flip.flip(index)
    expect(flip.getState()).toEqual({ index: expected })
    flip.close()
    expect(flip.getState()).toEqual(flip.getServerState())
  })
})
