import { describe, expect, test } from 'vitest'
import { formatSeoulWire } from '../kernel/seoul.ts'
import { settle } from '../testing/fake-clock.ts'
import { refuse, renewed, sessionInvalid } from '../testing/fake-server.ts'
import { aSessionRecord, aStoredSession, aToken, NOON } from '../testing/fixtures.ts'
import { type TestKit, testKit } from '../testing/test-kit.ts'
import { tabs } from './tabs.test-helper.ts'

const REFRESH = 'GET /auth/refresh_token'
const MINUTE = 60_000
const successor = (n = 2) =>
  aSessionRecord({
    accessToken: aToken({ n }),
    refreshToken: `refresh-${n}`,
    expired: formatSeoulWire(NOON + 90 * MINUTE),
  })
const asked = (kit: Pick<TestKit, 'server'>) =>
  kit.server.requests.filter(({ method, path }) => method === 'GET' && path === '/auth/refresh_token')
const bearers = (kit: Pick<TestKit, 'server'>) =>
  asked(kit).map(({ headers }) => headers.get('authorization'))
const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}

/** A member whose token expires now. */
async function atExpiry() {
  const kit = testKit({ loggedIn: true })
  await kit.clock.advance(30 * MINUTE)
  return kit
}
/** Advances the clock until the promise has settled. */
async function finished<T>(kit: TestKit, promise: Promise<T>, ms = MINUTE): Promise<PromiseSettledResult<T>> {
  const [result] = await Promise.all([Promise.allSettled([promise]), kit.clock.advance(ms)])
  return result[0]
}

describe('a renewal', () => {
  test('S7.14 sends the refresh token as bearer and nothing in the address', async () => {
    const kit = await atExpiry()
    kit.server.on(REFRESH, () => renewed(successor()))
    await kit.fandeck.session.refresh()
    expect(bearers(kit)).toEqual(['Bearer refresh-1'])
    expect(asked(kit)[0]?.query.size).toBe(0)
  })

  test('S4.3 stores the new session, sets logged-in and emits', async () => {
    const kit = await atExpiry()
    kit.server.on(REFRESH, () => renewed(successor()))
    const types: string[] = []
    kit.fandeck.on('session:refreshed', ({ type }) => types.push(type))
    await kit.fandeck.session.refresh()
    expect(kit.fandeck.session.record()).toEqual(successor())
    expect(kit.fandeck.session.getState().loggedIn).toBe(true)
    expect(types).toEqual(['plain'])
  })

  test('keeps the wallet’s token when the reply has none', async () => {
    const kit = testKit({ loggedIn: aStoredSession({ walletRefreshToken: 'wallet-1' }) })
    kit.server.on(REFRESH, () => renewed(successor()))
    await kit.fandeck.session.refresh()
    expect(kit.fandeck.session.record()?.walletRefreshToken).toBe('wallet-1')
  })

  test('S4.5 S7.15 of type `new` sends type=new and keeps the old session as prev_session', async () => {
    const kit = testKit({ loggedIn: aStoredSession({ prevSession: { access_token: 'older' } }) })
    kit.server.on(REFRESH, () => renewed(successor()))
    await kit.fandeck.session.refresh('new')
    expect(asked(kit)[0]?.query.toString()).toBe('type=new')
    expect(JSON.parse(kit.storage.getItem('user') ?? '')).toMatchObject({
      refresh_token: 'refresh-2',
      prev_session: { refresh_token: 'refresh-1', access_token: aSessionRecord().accessToken },
    })
    expect(kit.storage.getItem('user')).not.toContain('older')
  })

  test('S4.5 of type `new` waits for a plain one, then sends the newer token', async () => {
    const kit = await atExpiry()
    kit.server.on(REFRESH, ({ query }) => renewed(successor(query.has('type') ? 3 : 2)))
    await Promise.all([kit.fandeck.session.refresh(), kit.fandeck.session.refresh('new')])
    expect(bearers(kit)).toEqual(['Bearer refresh-1', 'Bearer refresh-2'])
    expect(kit.fandeck.session.record()).toMatchObject({ refreshToken: 'refresh-3' })
    expect(kit.fandeck.session.record()?.prevSession).toMatchObject({ refresh_token: 'refresh-2' })
  })

  test('S4.8 is one request for 100 parallel calls at the expiry', async () => {
    const kit = await atExpiry()
    kit.server.on(REFRESH, () => renewed(successor()))
    const tokens = await Promise.all(Array.from({ length: 100 }, () => kit.fandeck.session.token('member')))
    expect(new Set(tokens)).toEqual(new Set([successor().accessToken]))
    expect(asked(kit)).toHaveLength(1)
  })

  test('retries a lost reply with the same token', async () => {
    const kit = await atExpiry()
    let turn = 0
    kit.server.on(REFRESH, () => (++turn < 3 ? lost() : renewed(successor())))
    const result = await finished(kit, kit.fandeck.session.refresh())
    expect(result.status).toBe('fulfilled')
    expect(bearers(kit)).toEqual(['Bearer refresh-1', 'Bearer refresh-1', 'Bearer refresh-1'])
  })
})

describe('S4.4 a refusal', () => {
  test.each([
    ['2009 under 401', sessionInvalid],
    ['400', () => refuse(400, '다시 로그인해 주세요.')],
    ['2009 under 200', () => Response.json({ status: '2009', message: '다시 로그인해 주세요.' })],
  ])('(%s) signs out and records the error with the server’s message', async (_, answer) => {
    const kit = await atExpiry()
    kit.server.on(REFRESH, answer)
    const ends: unknown[] = []
    kit.fandeck.on('session:logout', (event) => ends.push(event))
    await expect(kit.fandeck.session.token('member')).rejects.toMatchObject({ code: 'session/refused' })
    const { error, ...state } = kit.fandeck.session.getState()
    expect(state).toMatchObject({ loggedIn: false, user: undefined })
    expect(error).toMatchObject({ code: 'session/refused', serverMessage: expect.stringContaining('로그인') })
    expect(ends).toEqual([{ reason: 'refused', error }])
    expect(kit.storage.getItem('user')).toBeNull()
    expect(asked(kit)).toHaveLength(1)
  })
})

describe('D55 an outage', () => {
  const outages: [string, () => Response][] = [
    ['a broken network', lost],
    ['500', () => refuse(500, '점검 중이에요.')],
    ['503 under 200', () => Response.json({ status: '503', message: '점검 중이에요.' })],
    ['429', () => refuse(429, '잠시만요.')],
    ['408', () => refuse(408, '늦었어요.')],
    ['HTML under 200', () => new Response('<h1>Wi-Fi</h1>')],
    ['HTML under 404', () => new Response('<h1>Not found</h1>', { status: 404 })],
    ['half an answer', () => Response.json({ status: '200', data: { access_token: 'a' } })],
  ]
  test.each(outages)('(%s) keeps the record and the login', async (_, answer) => {
    const kit = await atExpiry()
    kit.server.on(REFRESH, answer)
    const before = kit.storage.getItem('user')
    const result = await finished(kit, kit.fandeck.session.token('member'))
    expect(result.status).toBe('rejected')
    expect(kit.storage.getItem('user')).toBe(before)
    expect(kit.fandeck.session.getState()).toMatchObject({ loggedIn: true, error: undefined })
    expect(kit.clock.pending()).toBe(0)
  })

  test('lets a neutral call go without a token', async () => {
    const kit = await atExpiry()
    kit.server.on(REFRESH, lost)
    const result = await finished(kit, kit.fandeck.session.token('optional'))
    expect(result).toEqual({ status: 'fulfilled', value: undefined })
    expect(kit.storage.getItem('user')).not.toBeNull()
  })

  test('G18 of the renewal alone is not ended by a second probe', async () => {
    const kit = await atExpiry()
    kit.server.on(REFRESH, () => refuse(503, '점검 중이에요.'))
    for (let second = 0; second < 29; second++) {
      await kit.fandeck.session.token('member').catch(() => {})
      await kit.clock.advance(1000)
    }
    expect(asked(kit)).toHaveLength(2)
  })

  test('G18 ends for a tab that becomes visible or online again', async () => {
    const kit = await atExpiry()
    kit.server.on(REFRESH, () => refuse(503, '점검 중이에요.'))
    await kit.fandeck.session.token('member').catch(() => {})
    kit.server.on(REFRESH, () => renewed(successor()))
    kit.comeBack()
    expect(await kit.fandeck.session.token('member')).toBe(successor().accessToken)
    expect(kit.clock.pending()).toBe(0)
  })
})

describe('while a renewal runs', () => {
  /** A renewal whose reply waits for a call of `answer`. */
  async function running() {
    const kit = await atExpiry()
    let answer: (response: Response) => void = () => {}
    kit.server.on(REFRESH, () => new Promise<Response>((resolve) => (answer = resolve)))
    const ends: string[] = []
    kit.fandeck.on('session:logout', ({ reason }) => ends.push(reason))
    const result = Promise.allSettled([kit.fandeck.session.refresh()])
    await settle()
    return { kit, ends, result, answer: (response: Response) => answer(response) }
  }

  test('a sign-out stays signed out', async () => {
    const { kit, ends, result, answer } = await running()
    kit.fandeck.session.end()
    answer(renewed(successor()))
    expect((await result)[0]).toMatchObject({ reason: { code: 'session/ended' } })
    expect(kit.storage.getItem('user')).toBeNull()
    expect(kit.fandeck.session.getState().loggedIn).toBe(false)
    expect(ends).toEqual(['logout'])
  })

  test('a sign-out is not emitted twice when the renewal is refused', async () => {
    const { kit, ends, result, answer } = await running()
    kit.fandeck.session.end()
    answer(sessionInvalid())
    await result
    expect(ends).toEqual(['logout'])
    expect(kit.fandeck.session.getState().error).toBeUndefined()
  })

  test.each([
    ['granted', () => renewed(successor())],
    ['refused', sessionInvalid],
  ])('another member’s sign-in is kept when the renewal is %s', async (_, response) => {
    const { kit, ends, result, answer } = await running()
    const other = aSessionRecord({ accessToken: aToken({ n: 9 }), refreshToken: 'of-another' })
    kit.fandeck.session.begin(other)
    answer(response())
    await result
    expect(kit.fandeck.session.record()).toEqual(other)
    expect(kit.fandeck.session.getState().loggedIn).toBe(true)
    expect(ends).toEqual([])
  })
})

describe('D54 tabs', () => {
  const late = () => aStoredSession({ expired: formatSeoulWire(NOON + 30_000) })

  test.each([false, true])('refresh once for five of them (stale reads: %s)', async (staleReads) => {
    const { kits, server } = tabs(5, late(), { staleReads })
    let n = 1
    server.on(REFRESH, () => renewed(successor(++n)))
    const tokens = await Promise.all(
      kits.flatMap(({ fandeck }) => [1, 2, 3].map(() => fandeck.session.token('member'))),
    )
    expect(new Set(tokens)).toEqual(new Set([successor().accessToken]))
    expect(asked({ server })).toHaveLength(1)
  })

  test('a damaged marker is ignored', async () => {
    const { kits, server } = tabs(1, late())
    await kits[0]?.fandeck.platform.sharedStore?.update('record', () => '{"from":\n\n')
    server.on(REFRESH, () => renewed(successor()))
    expect(await kits[0]?.fandeck.session.token('member')).toBe(successor().accessToken)
  })

  test('S4.16 follow another tab’s sign-in, renewal and sign-out', async () => {
    const { kits, server, storage } = tabs(2, aStoredSession())
    storage.removeItem('user')
    const [here, there] = kits
    here?.fandeck.session.end()
    await settle()
    expect(there?.fandeck.session.getState().loggedIn).toBe(false)
    here?.fandeck.session.begin(aSessionRecord())
    await settle()
    expect(there?.fandeck.session.getState().loggedIn).toBe(true)
    server.on(REFRESH, () => renewed({ ...successor(), accessToken: aToken({ tokenUserLevel: 'K201' }) }))
    await here?.fandeck.session.refresh('new')
    await settle()
    expect(there?.fandeck.session.getState().level).toBe('K201')
    const reasons: string[] = []
    there?.fandeck.on('session:logout', ({ reason }) => reasons.push(reason))
    here?.fandeck.session.end()
    await settle()
    expect(there?.fandeck.session.getState().loggedIn).toBe(false)
    expect(reasons).toEqual(['other-tab'])
  })

  test('S4.14 without a channel read the storage when visible again', () => {
    const kit = testKit({ loggedIn: true })
    kit.storage.removeItem('user')
    expect(kit.fandeck.session.getState().loggedIn).toBe(true)
    kit.comeBack()
    expect(kit.fandeck.session.getState().loggedIn).toBe(false)
  })

  test('a tab that slept adopts another tab’s renewal', async () => {
    const { kits, server, clock } = tabs(2, aStoredSession())
    server.on(REFRESH, () => renewed(successor()))
    await clock.advance(30 * MINUTE)
    await kits[0]?.fandeck.session.token('member')
    await clock.advance(30 * MINUTE)
    kits[1]?.comeBack()
    expect(await kits[1]?.fandeck.session.token('member')).toBe(successor().accessToken)
    expect(asked({ server })).toHaveLength(1)
  })
})
