import { describe, expect, test } from 'vitest'
import { refuse } from '../testing/fake-server.ts'
import { testKit } from '../testing/test-kit.ts'
import { upgradeCardsEndpoint } from './campaigns.endpoints.ts'
import { upgradeMemory } from './campaigns.upgrade.memory.ts'
import {
  type Appearance,
  appearanceOf,
  nextUpgradeStatus,
  type UpgradeCard,
  type UpgradeSignal,
  type UpgradeStatus,
} from './campaigns.upgrade.rules.ts'
import { createUpgrade } from './campaigns.upgrade.ts'

const SPECIAL = ['하나', '두리', '세찬', '네온', '다온']
const card = (number: number | undefined, name = `선수 ${number}`, edition = 1): UpgradeCard => ({
  cardId: 2000 + (number ?? 0),
  edition,
  name,
  number,
})
const [nine, ten] = [card(9), card(10)]
const slug = 'fcseoul-2025'
const result = { cardId: 2109, edition: 7, name: '서도윤', image: '/cdn/art/card/2109.webp' }

describe('the appearance player', () => {
  const holes = [0, 1, 2, 3, 4, 5, 6].map((full) =>
    [0, 1, 2].map((slot) => (Math.floor(full / 2 ** slot) % 2 === 1 ? card(9, '하나') : null)),
  )
  test.each(holes.map((slots) => [slots.map((one) => (one ? 'card' : 'empty')).join(', '), slots] as const))(
    'S4.46 is none while a slot is empty: %s',
    (_, slots) => {
      expect(appearanceOf(slots, SPECIAL)).toEqual({ kind: 'none' })
    },
  )

  test.each(SPECIAL.flatMap((name) => [0, 1, 2].map((slot) => [name, slot] as const)))(
    'S4.47 is random with the special player %s in slot %d, even if all share one number',
    (name, slot) => {
      const slots = [nine, nine, nine].map((one, at) => (at === slot ? card(9, name) : one))
      expect(appearanceOf(slots, SPECIAL)).toEqual({ kind: 'random' })
    },
  )

  test.each([
    [[nine, nine, ten]],
    [[nine, ten, nine]],
    [[ten, nine, nine]],
    [[card(7), nine, ten]],
    [[card(undefined), card(undefined), card(undefined)]],
    [[card(0), card(undefined), card(0)]],
  ])('S4.47 is random if the numbers differ, or a card has none', (slots) => {
    expect(appearanceOf(slots, SPECIAL)).toEqual({ kind: 'random' })
  })

  test.each([0, 1, 9, 10, 99])('S4.48 is that player if all three share the number %d', (number) => {
    const slots = [1, 2, 3].map((edition) => card(number, `선수 ${number}`, edition))
    const expected: Appearance = { kind: 'player', number, name: `선수 ${number}` }
    expect(appearanceOf(slots, SPECIAL)).toEqual(expected)
  })
})

describe('the transitions', () => {
  const statuses: UpgradeStatus[] = ['beforeUpgrade', 'playingUpgradeVideo', 'playingCompleteEffect']
  const signals: UpgradeSignal[] = ['upgraded', 'videoEnded', 'videoFailed', 'effectEnded']
  const moves: Record<string, UpgradeStatus> = {
    'beforeUpgrade upgraded': 'playingUpgradeVideo',
    'playingUpgradeVideo videoEnded': 'playingCompleteEffect',
    'playingUpgradeVideo videoFailed': 'playingCompleteEffect',
    'playingCompleteEffect effectEnded': 'beforeUpgrade',
  }
  test.each(statuses.flatMap((status) => signals.map((signal) => [status, signal] as const)))(
    'S4.45 %s with %s',
    (status, signal) => {
      expect(nextUpgradeStatus(status, signal)).toBe(moves[`${status} ${signal}`] ?? status)
    },
  )
})

function board(storage = testKit().storage) {
  const kit = testKit({ loggedIn: true, platform: { storage } })
  kit.storage.setItem('user', testKit({ loggedIn: true }).storage.getItem('user') ?? '')
  const upgrade = createUpgrade(kit.fandeck, { slug, specialPlayers: SPECIAL })
  const keys = () => kit.server.requests.map(({ headers }) => headers.get('idempotency-key'))
  const fill = () => {
    for (const slot of [0, 1, 2]) upgrade.put(slot, card(9, '서도윤', slot + 1))
  }
  return { ...kit, upgrade, keys, fill }
}

describe('the upgrade board', () => {
  test('S3.30 starts with three empty slots, no appearance player and no result', () => {
    const { upgrade } = board()
    expect(upgrade.getState()).toEqual({
      status: 'beforeUpgrade',
      slots: [null, null, null],
      appearance: { kind: 'none' },
      result: undefined,
      loading: false,
      error: undefined,
    })
    expect(upgrade.getServerState()).toEqual(upgrade.getState())
  })

  test('D28 a copy lies in one slot at a time', () => {
    const { upgrade } = board()
    upgrade.put(0, nine)
    upgrade.put(2, nine)
    upgrade.put(3, ten)
    expect(upgrade.getState().slots).toEqual([null, null, nine])
    upgrade.put(0, card(9, '서도윤', 2))
    upgrade.put(0, ten)
    upgrade.take(2)
    upgrade.take(2)
    expect(upgrade.getState().slots).toEqual([ten, null, null])
  })

  test.each(['videoEnded', 'videoFailed'] as const)(
    'S4.45 beforeUpgrade → playingUpgradeVideo → %s → playingCompleteEffect → beforeUpgrade',
    async (signal) => {
      const { upgrade, server, fill } = board()
      server.answer(upgradeCardsEndpoint, result)
      const seen: string[] = []
      upgrade.subscribe(({ status }) => void (seen.at(-1) === status || seen.push(status)))
      await upgrade.start()
      expect(server.requests).toEqual([])
      fill()
      expect(upgrade.getState().appearance).toEqual({ kind: 'player', number: 9, name: '서도윤' })
      const started = upgrade.start()
      expect(upgrade.getState()).toMatchObject({ status: 'beforeUpgrade', loading: true })
      upgrade.put(0, ten)
      upgrade.take(1)
      await Promise.all([started, upgrade.start()])
      upgrade.effectEnded()
      upgrade.put(0, ten)
      expect(upgrade.getState()).toMatchObject({ status: 'playingUpgradeVideo', result, loading: false })
      upgrade[signal]()
      upgrade[signal]()
      upgrade.effectEnded()
      expect(seen).toEqual(['beforeUpgrade', 'playingUpgradeVideo', 'playingCompleteEffect', 'beforeUpgrade'])
      expect(upgrade.getState()).toMatchObject({
        slots: [null, null, null],
        appearance: { kind: 'none' },
        result,
      })
      expect(server.requests).toHaveLength(1)
    },
  )

  test('D28 after a lost reply the same upgrade is sent again under its key', async () => {
    const { upgrade, server, fill, keys, clock } = board()
    let lost = 3
    server.answer(upgradeCardsEndpoint, () => {
      if (lost-- > 0) throw new TypeError('connection lost')
      return result
    })
    fill()
    const failed = expect(upgrade.start()).rejects.toMatchObject({ code: 'http/network' })
    await clock.advance(30_000)
    await failed
    expect(upgrade.getState()).toMatchObject({
      status: 'beforeUpgrade',
      loading: false,
      error: { code: 'http/network' },
    })
    lost = 0
    await upgrade.start()
    expect(new Set(keys()).size).toBe(1)
    expect(upgrade.getState()).toMatchObject({ status: 'playingUpgradeVideo', result, error: undefined })
  })

  test('D28 a page closed during the request resumes once, with the same key', async () => {
    const before = board()
    before.server.on('POST /campaign/:slug/upgrade', () => new Promise(() => {}))
    before.fill()
    void before.upgrade.start()
    const after = board(before.storage)
    after.server.answer(upgradeCardsEndpoint, result)
    expect(await after.upgrade.resume()).toBe(true)
    expect(after.keys()).toEqual([expect.any(String)])
    expect(after.upgrade.getState()).toMatchObject({ status: 'playingUpgradeVideo', result })
    after.upgrade.videoEnded()
    after.upgrade.effectEnded()
    expect(await after.upgrade.resume()).toBe(false)
    expect(after.server.requests).toHaveLength(1)
  })

  test('D28 a refusal consumes nothing: the next upgrade has a new key', async () => {
    const { upgrade, server, fill, keys } = board()
    server.on('POST /campaign/:slug/upgrade', () => refuse(409, '없는 카드예요.', 'NOT_OWNED'))
    fill()
    await expect(upgrade.start()).rejects.toMatchObject({ code: 'campaigns/not-owned' })
    await expect(upgrade.start()).rejects.toMatchObject({ code: 'campaigns/not-owned' })
    expect(new Set(keys()).size).toBe(2)
    expect(await upgrade.resume()).toBe(false)
  })

  test('another member on the device neither sees nor sends it', async () => {
    const { fandeck, storage } = board()
    const memory = upgradeMemory(fandeck, { slug, board: 'upgrade' })
    const user = { memberId: 'one', nickname: '하나', accountType: 'phone', walletLinked: false } as const
    fandeck.session.setUser(user)
    memory.write({ key: 'key-1', cards: [nine, nine, ten] })
    expect(memory.read()?.key).toBe('key-1')
    fandeck.session.setUser({ ...user, memberId: 'two' })
    expect(memory.read()).toBeUndefined()
    expect(storage.getItem(`fandeck:upgrade:${slug}:upgrade`)).toContain('key-1')
  })

  test.each(['{', '{"key":"k","cards":[]}', 'null'])('a damaged memory %s is ignored', async (text) => {
    const { upgrade, storage } = board()
    storage.setItem(`fandeck:upgrade:${slug}:upgrade`, text)
    expect(await upgrade.resume()).toBe(false)
  })
})
