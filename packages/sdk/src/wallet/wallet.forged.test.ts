// G11: messages of other windows are never accepted, throw nothing and change nothing.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settle } from '../testing/fake-clock.ts'
import {
  BAD_TOKENS,
  FOREIGN_ORIGINS,
  FOREIGN_SOURCES,
  GOOD,
  GOOD_ONES,
  HAND_MADE,
  throwing,
} from './wallet.forged.test-helper.ts'
import { listenToWallet } from './wallet.opened.ts'
import { type DeskOptions, desk, userMessage, WALLET } from './wallet.test-helper.ts'

/** An open wallet window whose outcomes are counted. */
function waiting(options: DeskOptions = {}) {
  const it = desk({ loggedIn: true, ...options })
  const writes: string[] = []
  const { storage } = it
  const setItem = storage.setItem.bind(storage)
  storage.setItem = (key, value) => {
    writes.push(key)
    setItem(key, value)
  }
  it.wallet.open()
  const state = () => JSON.stringify([it.wallet.getState(), it.fandeck.session.getState(), it.stored()])
  return { ...it, writes, state, before: state() }
}

async function expectUntouched(it: ReturnType<typeof waiting>) {
  await settle()
  expect([it.state(), it.writes, it.events, it.results, it.server.requests]).toEqual([
    it.before,
    [],
    [],
    [],
    [],
  ])
  expect(it.popup.closed).toBe(false)
}

describe('G11 S4.21 forged messages', () => {
  test('at least a hundred are written by hand', () => {
    expect(HAND_MADE.length).toBeGreaterThanOrEqual(100)
  })

  test.each(HAND_MADE.map((message, at) => [at, message] as const))(
    'by hand, %i: ignored',
    async (_, message) => {
      const it = waiting()
      it.say(message.data, message)
      await expectUntouched(it)
    },
  )

  test('10,000 generated: none is accepted, throws or changes anything', { timeout: 60_000 }, async () => {
    const it = waiting()
    const seed = Number(process.env.SEED ?? 20_261_120)
    const data = fc.oneof(
      fc.anything({ withMap: true, withSet: true, withDate: true, withTypedArray: true }),
      fc.record({ type: fc.constantFrom('wallet:user', 'wallet:market', 'wallet'), user: fc.anything() }),
      fc.record({
        type: fc.constant('wallet:user'),
        user: fc.record({
          access_token: fc.anything(),
          refresh_token: fc.string({ unit: 'binary' }),
          expired: fc.string({ maxLength: 12 }),
        }),
      }),
    )
    const forged = fc.oneof(
      fc.record({ data }),
      fc.record({
        data: fc.constant(GOOD),
        origin: fc.oneof(
          fc.constantFrom(...FOREIGN_ORIGINS),
          fc.webUrl(),
          fc
            .string()
            .map((text) => WALLET + text)
            .filter((text) => text !== WALLET),
          fc
            .string()
            .map((text) => text + WALLET)
            .filter((text) => text !== WALLET),
        ),
      }),
      fc.record({ data: fc.constant(GOOD), source: fc.anything() }),
    )
    fc.assert(
      fc.property(forged, (message) => it.say(message.data, message)),
      { numRuns: 10_000, seed },
    )
    await expectUntouched(it)
  })

  test.each(GOOD_ONES.map((change, at) => [at, change] as const))(
    'valid, %i: accepted',
    async (_, change) => {
      const it = waiting()
      it.say(userMessage(change))
      await settle()
      expect(it.events).toEqual(['connected'])
    },
  )

  test('control: checking only the type would accept them', () => {
    const naive = ({ data }: { data: unknown }) => {
      try {
        return typeof data === 'object' && data !== null && 'type' in data && data.type === 'wallet:user'
      } catch {
        return false
      }
    }
    expect(HAND_MADE.filter(naive).length).toBeGreaterThan(50)
  })

  test('valid ones are ignored before the window opens and after it has ended', async () => {
    const early = desk({ loggedIn: true })
    early.say(GOOD)
    await settle()
    expect([early.events, early.server.requests]).toEqual([[], []])
    const late = waiting()
    late.wallet.close()
    late.say(GOOD)
    await settle()
    expect(late.events).toEqual(['failed wallet/cancelled'])
    expect(late.stored()?.refreshToken).toBe('refresh-1')
  })
})

describe('G11 S4.22 forged messages to a window whose name claims a wallet opened it', () => {
  const OPENER = { a: 'window' }
  const MARKET = { type: 'wallet:market', refresh_token: 'market-1' }
  const all = [
    ...FOREIGN_ORIGINS.map((origin) => ({ origin, source: OPENER, data: MARKET })),
    ...FOREIGN_SOURCES.map((source) => ({ origin: WALLET, source, data: MARKET })),
    ...BAD_TOKENS.map((refresh_token) => ({
      origin: WALLET,
      source: OPENER,
      data: { type: 'wallet:market', refresh_token },
    })),
    ...[undefined, null, 'wallet:market', throwing, GOOD, { type: 'wallet:market' }].map((data) => ({
      origin: WALLET,
      source: OPENER,
      data,
    })),
  ]

  test('change nothing', async () => {
    const it = desk({ loggedIn: true, name: 'wallet-opened', opener: OPENER })
    listenToWallet(it.fandeck)
    for (const message of all) it.post(message)
    await settle()
    expect([it.server.requests, it.events, it.stored()?.refreshToken]).toEqual([[], [], 'refresh-1'])
  })
})
