// 10,000 seeded random walks of each machine: whatever a fan, the server and the clock do, no walk leaves the states
// of the specification.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMatch, aPlayerFilterSection } from '../testing/campaign-fixtures.ts'
import { refuse } from '../testing/fake-server.ts'
import { testKit } from '../testing/test-kit.ts'
import { FormationName } from './campaigns.boards.schema.ts'
import { pickPlayerEndpoint, recruitPlayerEndpoint, upgradeCardsEndpoint } from './campaigns.endpoints.ts'
import { createPlayerFilter } from './campaigns.filter.ts'
import { createFlip } from './campaigns.flip.ts'
import { type FormationPlayer, formationProblem } from './campaigns.formation.rules.ts'
import { createFormation } from './campaigns.formation.ts'
import { createMatchPick } from './campaigns.match-pick.ts'
import { canMove } from './campaigns.missions.rules.ts'
import { createMissions } from './campaigns.missions.ts'
import { isPickable, type PickKind, pickPhase } from './campaigns.pick.rules.ts'
import { createUpgrade } from './campaigns.upgrade.ts'

const WALKS = { numRuns: 10_000, seed: 16 }
const slug = 'fcseoul-2025'
const small = fc.integer({ min: -1, max: 12 })

test('S3.29 10,000 walks of the formation keep eleven slots, each card once and in its position', () => {
  const kit = testKit()
  const players: FormationPlayer[] = Array.from({ length: 12 }, (_, at) => ({
    cardId: at,
    position: ['GK', 'DF', 'MF', 'FW'][at % 4] ?? '',
  }))
  const step = fc.record({
    act: fc.constantFrom('place', 'place', 'place', 'move', 'remove', 'select', 'reset', 'reload', 'restore'),
    from: small,
    to: small,
    name: fc.constantFrom(...FormationName.options),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25, size: 'max' }), (steps) => {
      kit.storage.removeItem(`fandeck:formation:${slug}:formation`)
      let board = createFormation(kit.fandeck, { slug })
      board.setPlayers(players)
      for (const { act, from, to, name } of steps) {
        if (act === 'place') board.place(to, from)
        if (act === 'move') board.move(from, to)
        if (act === 'remove') board.remove(from)
        if (act === 'select') board.select(name)
        if (act === 'reset') board.reset()
        if (act === 'reload') {
          board = createFormation(kit.fandeck, { slug })
          board.setPlayers(players)
        }
        if (act === 'restore') {
          const { selectedFormation: formation, slots } = board.getState()
          board.restore({ formation, slots: slots.toReversed().map(() => null) }, players)
        }
        const { selectedFormation, slots } = board.getState()
        if (formationProblem(selectedFormation, slots, players)) return false
      }
      return true
    }),
    WALKS,
  )
})

test('S4.45 10,000 walks of the upgrade go round in one direction', async () => {
  const kit = testKit({ loggedIn: true })
  let answer = 'ok'
  kit.server.answer(upgradeCardsEndpoint, () =>
    answer === 'ok'
      ? { cardId: 2101, edition: 1, name: '한이준', image: '/a.webp' }
      : refuse(409, '안 돼요.', 'NOT_OWNED'),
  )
  const MOVES = [
    'beforeUpgrade playingUpgradeVideo',
    'playingUpgradeVideo playingCompleteEffect',
    'playingCompleteEffect beforeUpgrade',
  ]
  const step = fc.record({
    act: fc.constantFrom(
      'put',
      'put',
      'fill',
      'take',
      'start',
      'resume',
      'videoEnded',
      'videoFailed',
      'effectEnded',
    ),
    slot: fc.integer({ min: -1, max: 3 }),
    edition: fc.integer({ min: 1, max: 4 }),
    answer: fc.constantFrom('ok', 'ok', 'refused'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      kit.storage.removeItem(`fandeck:upgrade:${slug}:upgrade`)
      const board = createUpgrade(kit.fandeck, { slug, specialPlayers: [] })
      const wrong: string[] = []
      let before = board.getState().status
      board.subscribe(({ status }) => {
        if (status !== before && !MOVES.includes(`${before} ${status}`)) wrong.push(`${before} ${status}`)
        before = status
      })
      for (const one of steps) {
        answer = one.answer
        const card = { cardId: 2001, edition: one.edition, name: '서도윤', number: 9 }
        if (one.act === 'put') board.put(one.slot, card)
        if (one.act === 'fill') for (const slot of [0, 1, 2]) board.put(slot, { ...card, edition: slot + 1 })
        if (one.act === 'take') board.take(one.slot)
        if (one.act === 'start') await board.start().catch(() => {})
        if (one.act === 'resume') await board.resume().catch(() => {})
        if (one.act === 'videoEnded') board.videoEnded()
        if (one.act === 'videoFailed') board.videoFailed()
        if (one.act === 'effectEnded') board.effectEnded()
        const { slots, appearance, status, result } = board.getState()
        const copies = slots.filter((card) => card !== null).map(({ edition }) => edition)
        if (new Set(copies).size < copies.length || slots.length !== 3) wrong.push('a copy twice')
        if ((appearance.kind === 'none') !== copies.length < 3) wrong.push('appearance')
        if (status !== 'beforeUpgrade' && !result) wrong.push('no result')
      }
      return wrong.length === 0
    }),
    WALKS,
  )
  expect(kit.server.requests.length).toBeGreaterThan(5000)
})

test('S3.31 10,000 walks of the pick board never choose or send outside a window', async () => {
  const kit = testKit({ loggedIn: true })
  let now = 0
  let wrong = 0
  const match = aMatch({ kickOffAt: 100, closeAt: 200 })
  const fandeck = { ...kit.fandeck, clock: { ...kit.fandeck.clock, now: () => now } }
  kit.server.answer(pickPlayerEndpoint, ({ body }) => {
    const kind: PickKind = Reflect.get(Object(body), 'kind') === 'mom' ? 'mom' : 'firstScorer'
    const slot = Number(Reflect.get(Object(body), 'slot'))
    if (pickPhase(match, kind, now) !== 'open' || !isPickable(match, kind, slot)) wrong += 1
    return { matchId: 1, kind, counts: [{ slot, count: 1 }] }
  })
  const step = fc.record({
    act: fc.constantFrom('select', 'select', 'submit', 'show', 'time'),
    slot: fc.integer({ min: -2, max: 5 }),
    kind: fc.constantFrom('mom' as const, 'firstScorer' as const),
    ms: fc.integer({ min: 0, max: 60 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14, size: 'max' }), async (steps) => {
      now = 50
      const board = createMatchPick(fandeck, { slug, match })
      for (const { act, slot, kind, ms } of steps) {
        if (act === 'select') board.select(slot)
        if (act === 'submit') await board.submit()
        if (act === 'show') board.show(kind)
        if (act === 'time') now += ms
        const { selectedSlot, kind: shown } = board.getState()
        if (selectedSlot !== undefined && !isPickable(match, shown, selectedSlot)) return false
      }
      return wrong === 0
    }),
    WALKS,
  )
  expect(kit.server.requests.length).toBeGreaterThan(1000)
})

test('S4.43 10,000 walks of the missions go READY → COMPLETE → RECRUITED and nowhere else', async () => {
  const kit = testKit({ loggedIn: true })
  let answer = true
  kit.server.answer(recruitPlayerEndpoint, () =>
    answer
      ? { board: 'missions', number: 1, status: 'RECRUITED' as const }
      : refuse(409, '마감됐어요.', 'CLOSED'),
  )
  const step = fc.record({
    act: fc.constantFrom('restore', 'recruit', 'open', 'toggle'),
    number: small,
    status: fc.constantFrom('READY' as const, 'COMPLETE' as const, 'RECRUITED' as const),
    answer: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
      const board = createMissions(kit.fandeck, { slug })
      let wrong = false
      let before = board.getState().missions
      board.subscribe(({ missions }) => {
        for (const [at, { status }] of missions.entries()) {
          const was = before[at]?.status
          if (was !== undefined && was !== status && !canMove(was, status)) wrong = true
        }
        before = missions
      })
      for (const { act, number, status, answer: ok } of steps) {
        answer = ok
        if (act === 'restore') board.restore({ missions: [{ board: 'missions', number, status }] })
        if (act === 'recruit') await board.recruit(number).catch(() => {})
        if (act === 'open') board.open(number)
        if (act === 'toggle') board.toggle('BEGINNER')
      }
      return !wrong && before.length === 10
    }),
    WALKS,
  )
})

test('S3.33 10,000 walks of the filter and the flip stay within their values', () => {
  const values = ['ALL', 'GUARD', 'FORWARD', 'CENTER']
  const step = fc.record({
    value: fc.constantFrom(...values, 'KEEPER', ''),
    index: small,
    owned: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25, size: 'max' }), (steps) => {
      const filter = createPlayerFilter(aPlayerFilterSection())
      const flip = createFlip(6)
      return steps.every(({ value, index, owned }) => {
        const was = flip.getState().index
        filter.select(value)
        if (owned) filter.toggleOwned()
        flip.flip(index)
        const next = flip.getState().index
        return values.includes(filter.getState().selected) && [was, -1, index].includes(next) && next < 6
      })
    }),
    WALKS,
  )
})
