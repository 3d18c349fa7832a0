import { describe, expect, test } from 'vitest'
import { settle } from '../testing/fake-clock.ts'
import { refuse } from '../testing/fake-server.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { saveFormationEndpoint } from './campaigns.endpoints.ts'
import { emptySlots, type FormationPlayer, filledCount } from './campaigns.formation.rules.ts'
import { createFormation } from './campaigns.formation.ts'

const POSITIONS = ['GK', 'DF', 'MF', 'FW'] as const
/** Six players of each position; the first digit of a card id tells the position. */
const players = POSITIONS.flatMap((position, at) =>
  Array.from({ length: 6 }, (_, number) => ({ cardId: (at + 1) * 10 + number, position })),
)
const slug = 'fcseoul-2025'
const slotsOf = (cards: Record<number, number>) => emptySlots().map((_, at) => cards[at] ?? null)

const member = (memberId: string) => ({
  memberId,
  nickname: '하나',
  accountType: 'phone' as const,
  walletLinked: false,
})

function board({ loggedIn = true } = {}) {
  const kit = testKit({ loggedIn })
  const formation = createFormation(kit.fandeck, { slug })
  formation.setPlayers(players)
  return { ...kit, formation, cards: () => formation.getState().slots }
}

describe('the formation board', () => {
  test('S3.29 starts as an empty 442 with eleven slots', () => {
    const { formation } = board()
    expect(formation.getState()).toEqual({
      selectedFormation: '442',
      slots: Array(11).fill(null),
      changed: false,
      saving: false,
      error: undefined,
    })
    expect(formation.getServerState()).toEqual(formation.getState())
  })

  test('D27 a card stands only once, and only where it fits', () => {
    const { formation, cards } = board()
    expect(formation.place(9, 40)).toBeUndefined()
    expect(formation.place(10, 40)).toBeUndefined()
    expect(cards()).toEqual(slotsOf({ 10: 40 }))
    expect(formation.place(0, 41)).toBe('wrong-position')
    expect(formation.place(0, 999)).toBe('unknown-card')
    expect(formation.place(11, 41)).toBe('no-slot')
    expect(cards()).toEqual(slotsOf({ 10: 40 }))
  })

  test('D27 a dragged card moves, or changes places with one that fits', () => {
    const { formation, cards } = board()
    formation.place(9, 40)
    expect(formation.move(9, 10)).toBeUndefined()
    formation.place(9, 41)
    expect(formation.move(9, 10)).toBeUndefined()
    expect(cards()).toEqual(slotsOf({ 9: 40, 10: 41 }))
    expect(formation.move(9, 9)).toBeUndefined()
    expect(formation.move(9, 0)).toBe('wrong-position')
    expect(formation.move(0, 9)).toBe('no-slot')
    expect(formation.move(9, 11)).toBe('no-slot')
    expect(cards()).toEqual(slotsOf({ 9: 40, 10: 41 }))
  })

  test('D27 another formation keeps the players that have a place', () => {
    const { formation, cards } = board()
    for (const [slot, card] of [10, 20, 21, 22, 23, 30, 31, 32, 33, 40, 41].entries())
      formation.place(slot, card)
    formation.select('343')
    expect(cards()).toEqual([10, 20, 21, 22, 30, 31, 32, 33, 40, 41, null])
    formation.select('442')
    expect(cards()).toEqual([10, 20, 21, 22, null, 30, 31, 32, 33, 40, 41])
    formation.remove(0)
    formation.remove(0)
    expect(filledCount(cards())).toBe(9)
    formation.reset()
    expect(formation.getState()).toMatchObject({ selectedFormation: '442', slots: emptySlots() })
  })

  test('D27 a visitor keeps a draft through the login, and the saved formation fills its gaps', async () => {
    const visitor = board({ loggedIn: false })
    visitor.formation.place(0, 10)
    visitor.formation.place(9, 45)
    await expect(visitor.formation.save()).rejects.toMatchObject({ code: 'session/no-session' })
    expect(visitor.formation.getState()).toMatchObject({ changed: true, saving: false })
    expect(visitor.server.requests).toEqual([])

    const member = testKit({ loggedIn: true, platform: { storage: visitor.storage } })
    const formation = createFormation(member.fandeck, { slug })
    expect(formation.getState().slots).toEqual(slotsOf({ 0: 10, 9: 45 }))
    const own = players.filter(({ cardId }) => cardId !== 45)
    formation.restore({ formation: '442', slots: slotsOf({ 0: 11, 10: 41 }) }, own)
    expect(formation.getState()).toMatchObject({ slots: slotsOf({ 0: 10, 10: 41 }), changed: true })
  })

  test('D27 a member’s draft is shown to that member alone', () => {
    const first = board()
    first.fandeck.session.setUser(member('first'))
    first.formation.place(0, 10)
    const slotsOn = ({ fandeck }: ReturnType<typeof testKit>, memberId?: string) => {
      if (memberId) fandeck.session.setUser(member(memberId))
      return createFormation(fandeck, { slug }).getState().slots
    }
    const platform = { storage: first.storage }

    expect(slotsOn(testKit({ loggedIn: true, platform }), 'first')).toEqual(slotsOf({ 0: 10 }))
    expect(slotsOn(testKit({ loggedIn: true, platform }), 'second')).toEqual(emptySlots())
    first.storage.removeItem('user')
    expect(slotsOn(testKit({ platform }))).toEqual(emptySlots())
  })

  test('D27 saving clears the draft; a change during the request remains a draft', async () => {
    const { formation, server, fandeck } = board()
    const slots = slotsOf({ 0: 10 })
    server.answer(saveFormationEndpoint, {
      board: 'formation',
      formation: '442',
      slots: [...slots],
      savedAt: NOON,
    })
    formation.place(0, 10)
    const first = formation.save()
    expect(formation.getState().saving).toBe(true)
    formation.place(1, 20)
    await first
    expect(formation.getState()).toMatchObject({ saving: false, changed: true })
    expect(createFormation(fandeck, { slug }).getState().slots).toEqual(slotsOf({ 0: 10, 1: 20 }))
    formation.remove(1)
    await formation.save()
    expect(formation.getState().changed).toBe(false)
    expect(createFormation(fandeck, { slug }).getState().slots).toEqual(emptySlots())
  })

  describe('D27 the save that a visitor pressed', () => {
    const FULL = [10, 20, 21, 22, 23, 30, 31, 32, 33, 40, 41]
    const OTHER = FULL.with(10, 42)
    const MINUTE = 60_000
    /** A visitor presses save; then a member signs in on this device, `minutes` later. */
    async function signedIn({ slots = FULL, minutes = 1, change = false } = {}) {
      const visitor = board({ loggedIn: false })
      for (const [slot, card] of slots.entries()) visitor.formation.place(slot, card)
      visitor.formation.saveAfterSignIn()
      if (change) visitor.formation.place(10, 43)
      const { storage } = visitor
      const kit = testKit({ loggedIn: true, now: () => NOON + minutes * MINUTE, platform: { storage } })
      kit.server.answer(saveFormationEndpoint, {
        board: 'formation',
        formation: '442',
        slots: FULL,
        savedAt: NOON + minutes * MINUTE,
      })
      const sent = () => kit.server.requests.map(({ body }) => body)
      return { ...kit, sent, open: () => createFormation(kit.fandeck, { slug }) }
    }
    const body = { board_key: 'formation', formation: '442', slot_list: FULL }

    test('is sent once, by one of two tabs, and the draft is gone', async () => {
      const { open, sent, storage } = await signedIn()
      const [one, other] = [open(), open()]
      one.restore(undefined, players)
      expect(one.getState()).toMatchObject({ saving: true, slots: FULL })
      one.restore(undefined, players)
      other.restore(undefined, players)
      await settle()
      expect(sent()).toEqual([body])
      expect(one.getState()).toMatchObject({ saving: false, changed: false, error: undefined })
      expect(storage.getItem(`fandeck:formation:${slug}:formation`)).toBeNull()
      open().restore({ formation: '442', slots: FULL, savedAt: NOON }, players)
      await settle()
      expect(sent()).toHaveLength(1)
    })

    test('replaces an older formation of the member', async () => {
      const { open, sent } = await signedIn()
      open().restore({ formation: '442', slots: OTHER, savedAt: NOON - MINUTE }, players)
      await settle()
      expect(sent()).toEqual([body])
    })

    test.each<[string, Parameters<typeof signedIn>[0], number | undefined, readonly FormationPlayer[]]>([
      ['another device has saved since', {}, NOON + MINUTE / 2, players],
      ['the member lacks a card', {}, undefined, players.filter(({ cardId }) => cardId !== 41)],
      ['the fan has changed it after the press', { change: true }, undefined, players],
      ['half an hour has passed', { minutes: 30 }, undefined, players],
      ['a slot is empty', { slots: FULL.slice(0, 10) }, undefined, players],
    ])('stays a draft if %s', async (_, press, savedAt, own) => {
      const { open, sent } = await signedIn(press)
      const formation = open()
      formation.restore(savedAt === undefined ? undefined : { formation: '442', slots: OTHER, savedAt }, own)
      await settle()
      expect(sent()).toEqual([])
      expect(formation.getState()).toMatchObject({ changed: true, saving: false })
      // The press is forgotten.
      open().restore(undefined, players)
      await settle()
      expect(sent()).toEqual([])
    })

    test('is the error of the board when it is refused, and loses nothing', async () => {
      const { open, sent, server } = await signedIn()
      server.on('POST /campaign/:slug/formation', () => refuse(409, '없는 카드예요.', 'NOT_OWNED'))
      const formation = open()
      formation.restore(undefined, players)
      await settle()
      expect(formation.getState()).toMatchObject({ error: { code: 'campaigns/not-owned' }, changed: true })
      expect(sent()).toHaveLength(1)
      expect(open().getState().slots).toEqual(FULL)
    })
  })

  test('a refusal is the state’s error and loses nothing', async () => {
    const { formation, server, fandeck } = board()
    server.on('POST /campaign/:slug/formation', () => refuse(409, '없는 카드예요.', 'NOT_OWNED'))
    formation.place(0, 10)
    await expect(formation.save()).rejects.toMatchObject({ code: 'campaigns/not-owned' })
    expect(formation.getState()).toMatchObject({ error: { code: 'campaigns/not-owned' }, changed: true })
    expect(createFormation(fandeck, { slug }).getState().slots).toEqual(slotsOf({ 0: 10 }))
  })

  test.each(['', '{', '{"formation":"442","slots":[1]}', '{"formation":"541","slots":[]}', 'null'])(
    'a damaged draft %s is ignored',
    async (text) => {
      const { storage, fandeck } = testKit()
      storage.setItem(`fandeck:formation:${slug}:formation`, text)
      expect(createFormation(fandeck, { slug }).getState().slots).toEqual(emptySlots())
      await settle()
    },
  )
})
