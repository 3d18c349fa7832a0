import { describe, expect, test } from 'vitest'
import { formatSeoulWire } from '../kernel/seoul.ts'
import { memoryStorage } from '../kernel/storage.ts'
import { settle } from '../testing/fake-clock.ts'
import { renewed } from '../testing/fake-server.ts'
import { aSessionRecord, aStoredSession, aToken, NOON } from '../testing/fixtures.ts'
import { type TestKit, testKit } from '../testing/test-kit.ts'

const USER = { memberId: 'm-1', nickname: '소하팬', accountType: 'phone', walletLinked: false }
const SIGNED_OUT = {
  loggedIn: false,
  loginType: undefined,
  level: undefined,
  user: undefined,
  error: undefined,
}
/** The text of a session that expires `ms` after noon; the wire has no fractions of a second. */
const ending = (ms: number) => aStoredSession({ expired: formatSeoulWire(NOON + ms) })

function told(kit: TestKit): string[] {
  const events: string[] = []
  kit.fandeck.on('session:login', ({ loginType }) => events.push(`login ${loginType}`))
  kit.fandeck.on('session:refreshed', ({ type }) => events.push(`refreshed ${type}`))
  kit.fandeck.on('session:logout', ({ reason }) => events.push(`logout ${reason}`))
  return events
}

describe('on load', () => {
  test('without a record is signed out and sends no request', async () => {
    const { fandeck, server } = testKit()
    await settle()
    expect(fandeck.session.getState()).toEqual(SIGNED_OUT)
    expect(server.requests).toEqual([])
  })

  test('S4.12 a record with more than 60 s left counts as logged in', () => {
    const { fandeck } = testKit({ loggedIn: ending(61_000) })
    expect(fandeck.session.getState()).toMatchObject({ loggedIn: true, loginType: 'phone', level: 'K102' })
  })

  test('D45 a record with exactly 60 s left is renewed first, then logged in', async () => {
    const kit = testKit({ loggedIn: ending(60_000) })
    kit.server.on('GET /auth/refresh_token', () => renewed(aSessionRecord({ refreshToken: 'refresh-2' })))
    const events = told(kit)
    expect(kit.fandeck.session.getState().loggedIn).toBe(false)
    await settle()
    expect(kit.fandeck.session.getState().loggedIn).toBe(true)
    expect(events).toEqual(['login phone', 'refreshed plain'])
    expect(kit.server.requests).toHaveLength(1)
  })

  test('an expired record is ignored until a call needs it', async () => {
    const kit = testKit({ loggedIn: ending(-61_000) })
    const events = told(kit)
    await settle()
    expect(kit.fandeck.session.getState()).toEqual(SIGNED_OUT)
    expect([events, kit.server.requests]).toEqual([[], []])
  })

  test.each([-86_400_000, 86_400_000])(
    'D45 a device clock off by %d ms signs no member out once a server has sent the time',
    async (skew) => {
      const kit = testKit({ loggedIn: true })
      kit.server.on('GET /main/popup', () => Response.json({}))
      const skewed = testKit({
        platform: {
          storage: kit.storage,
          now: () => kit.clock.now() + skew,
          monotonic: kit.clock.monotonic,
          timers: kit.clock.timers,
          fetch: kit.server.fetch,
        },
      })
      await skewed.fandeck.transport.send({ method: 'GET', url: 'https://api.example/main/popup' })
      expect(skewed.fandeck.session.getState().loggedIn).toBe(true)
      expect(await skewed.fandeck.session.token('member')).toBe(aSessionRecord().accessToken)
    },
  )
})

describe('S4.1 login', () => {
  test('sets logged-in, stores the record and emits', () => {
    const kit = testKit()
    const events = told(kit)
    kit.fandeck.session.begin(aSessionRecord({ accessToken: aToken({ tokenUserLoginType: 'G' }) }))
    expect(kit.fandeck.session.getState()).toMatchObject({ loggedIn: true, loginType: 'google' })
    expect(kit.fandeck.session.record()?.refreshToken).toBe('refresh-1')
    expect(events).toEqual(['login google'])
  })

  test('as another member clears the first one’s data', () => {
    const kit = testKit({ loggedIn: true })
    kit.fandeck.session.setUser(USER)
    const events = told(kit)
    kit.fandeck.session.begin(aSessionRecord({ refreshToken: 'of-another' }))
    expect(kit.fandeck.session.getState().user).toBeUndefined()
    expect(events).toEqual(['login phone'])
  })

  test('with an unreadable token is still a sign-in', () => {
    const { fandeck } = testKit()
    fandeck.session.begin(aSessionRecord({ accessToken: 'opaque' }))
    expect(fandeck.session.getState()).toMatchObject({
      loggedIn: true,
      loginType: undefined,
      level: undefined,
    })
  })
})

describe('S4.2 logout', () => {
  test('clears auth, user, previous session and error, and emits once', () => {
    const kit = testKit({ loggedIn: aStoredSession({ prevSession: { access_token: 'old' } }) })
    kit.fandeck.session.setUser(USER)
    const events = told(kit)
    kit.fandeck.session.end()
    expect(kit.fandeck.session.getState()).toEqual(SIGNED_OUT)
    expect(kit.storage.getItem('user')).toBeNull()
    kit.fandeck.session.end()
    expect(events).toEqual(['logout logout'])
  })
})

describe('S3.5 the state', () => {
  test('holds the loaded user and notifies listeners', () => {
    const { fandeck } = testKit({ loggedIn: true })
    const seen: unknown[] = []
    const stop = fandeck.session.subscribe((state, before) => seen.push([before.user, state.user]))
    fandeck.session.setUser(USER)
    stop()
    fandeck.session.setUser(undefined)
    expect(seen).toEqual([[undefined, USER]])
  })
})

describe('S6.10 a private call', () => {
  test('adopts another tab’s sign-in', async () => {
    const { fandeck, storage } = testKit()
    storage.setItem('user', aStoredSession())
    expect(await fandeck.session.token('member')).toBe(aSessionRecord().accessToken)
    expect(fandeck.session.getState().loggedIn).toBe(true)
  })

  test('fails with No Session, and sends nothing, when there is none', async () => {
    const { fandeck, server } = testKit()
    await expect(fandeck.session.token('member')).rejects.toMatchObject({
      code: 'session/no-session',
      message: 'No Session',
    })
    expect(server.requests).toEqual([])
  })

  test.each([
    ['No expired', 'session/no-expired', aStoredSession({ expired: undefined })],
    ['Expired', 'session/expired', ending(-61_000)],
    ['Expired', 'session/expired', aStoredSession({ expired: 'soon' })],
  ])('fails with %s (%s), signs out and sends nothing', async (message, code, stored) => {
    const kit = testKit({ loggedIn: stored })
    const events = told(kit)
    const results = await Promise.allSettled([1, 2, 3].map(() => kit.fandeck.session.token('member')))
    expect(results[0]).toMatchObject({ reason: { code, message } })
    expect(events).toEqual(['logout expired'])
    expect(kit.fandeck.session.getState().error?.code).toBe(code)
    expect(kit.storage.getItem('user')).toBeNull()
    expect(kit.server.requests).toEqual([])
  })
})

describe('S8.3 a neutral call', () => {
  test('has no token without a session', async () => {
    expect(await testKit().fandeck.session.token('optional')).toBeUndefined()
  })

  test('has no token with an expired session, and removes it', async () => {
    const kit = testKit({ loggedIn: ending(-61_000) })
    expect(await kit.fandeck.session.token('optional')).toBeUndefined()
    expect(kit.storage.getItem('user')).toBeNull()
  })

  test('S8.3 has no token after a refused renewal, and removes the session', async () => {
    const kit = testKit({ loggedIn: ending(61_000) })
    await kit.clock.advance(2000)
    kit.server.on('GET /auth/refresh_token', () =>
      Response.json({ status: '2009', message: '만료' }, { status: 401 }),
    )
    expect(await kit.fandeck.session.token('optional')).toBeUndefined()
    expect(kit.storage.getItem('user')).toBeNull()
  })

  test('S8.2 a refusal is reported, although the tab looks at its empty storage before the renewal has ended', async () => {
    const storage = memoryStorage()
    const remove = storage.removeItem.bind(storage)
    storage.removeItem = (name) => {
      remove(name)
      if (name === 'user') kit.comeBack()
    }
    const kit = testKit({ loggedIn: ending(61_000), platform: { storage } })
    await kit.clock.advance(2000)
    kit.server.on('GET /auth/refresh_token', () =>
      Response.json({ status: '2009', message: '만료' }, { status: 401 }),
    )
    expect(await kit.fandeck.session.token('optional')).toBeUndefined()
    expect(kit.fandeck.session.getState()).toMatchObject({
      loggedIn: false,
      error: { code: 'session/refused', serverMessage: '만료' },
    })
  })
})

test('`close` removes all listeners', async () => {
  const kit = testKit({ loggedIn: true })
  kit.fandeck.close()
  kit.storage.removeItem('user')
  kit.comeBack()
  expect(kit.fandeck.session.getState().loggedIn).toBe(true)
  expect(kit.clock.pending()).toBe(0)
})
