import { describe, expect, test } from 'vitest'
import { settle } from '../testing/fake-clock.ts'
import { renewed, sessionInvalid } from '../testing/fake-server.ts'
import { aSessionRecord, aToken } from '../testing/fixtures.ts'
import { listenToWallet } from './wallet.opened.ts'
import { type DeskOptions, desk, WALLET } from './wallet.test-helper.ts'

const OPENER = { a: 'window' }
const TOKEN = aToken({ n: 2 })
const market = (refresh_token: unknown = 'market-1') => ({ type: 'wallet:market', refresh_token })

function opened(options: DeskOptions = {}) {
  const it = desk({ loggedIn: true, name: 'wallet-opened-7', opener: OPENER, ...options })
  const stop = listenToWallet(it.fandeck)
  const tell = async (data: unknown = market(), from = {}) => {
    it.post({ origin: WALLET, source: OPENER, data, ...from })
    await settle()
  }
  return { ...it, stop, tell }
}

describe('S4.22 a window that a wallet has opened', () => {
  test('renews with the market token and replaces the stored session', async () => {
    const { tell, stored, server, events, forgotten, listeners, fandeck } = opened()
    const user = { memberId: 'm-1', nickname: '소하팬', accountType: 'phone', walletLinked: true }
    fandeck.session.setUser(user)
    await tell()
    expect(stored()).toMatchObject({ refreshToken: 'renewed', walletRefreshToken: 'wallet-refresh-1' })
    expect(server.requests[0]?.headers.get('authorization')).toBe('Bearer market-1')
    expect(events).toEqual(['renewed'])
    expect(fandeck.session.getState().user).toEqual(user)
    expect(forgotten).toEqual(['name'])
    expect(listeners.size).toBe(0)
  })

  test('keeps the old session when the server refuses the token', async () => {
    const { tell, stored, server, events, fandeck } = opened()
    server.on('GET /auth/refresh_token', sessionInvalid)
    await tell()
    expect(stored()?.refreshToken).toBe('refresh-1')
    expect(fandeck.session.getState().loggedIn).toBe(true)
    expect(events).toEqual(['failed wallet/refused'])
  })

  test('keeps the old session until the token has renewed', async () => {
    const { tell, stored, server } = opened()
    let answer: (response: Response) => void = () => {}
    server.on('GET /auth/refresh_token', () => new Promise<Response>((resolve) => (answer = resolve)))
    await tell()
    expect(stored()?.refreshToken).toBe('refresh-1')
    answer(renewed(aSessionRecord({ accessToken: TOKEN, refreshToken: 'renewed' })))
    await settle()
    expect(stored()?.refreshToken).toBe('renewed')
  })

  test('never changes the account', async () => {
    const { tell, stored, owners, events } = opened()
    owners.set(`Bearer ${TOKEN}`, 'somebody-else')
    await tell()
    expect(stored()?.refreshToken).toBe('refresh-1')
    expect(events).toEqual(['failed wallet/other-account'])
  })

  test('starts no session when signed out', async () => {
    const { tell, stored, server } = opened({ loggedIn: false })
    await tell()
    expect([stored(), server.requests]).toEqual([undefined, []])
  })

  test('does not undo a sign-out in the meantime', async () => {
    const { tell, stored, server, fandeck } = opened()
    let answer: (response: Response) => void = () => {}
    server.on('GET /auth/refresh_token', () => new Promise<Response>((resolve) => (answer = resolve)))
    await tell()
    fandeck.session.end()
    answer(renewed(aSessionRecord({ accessToken: TOKEN, refreshToken: 'renewed' })))
    await settle()
    expect(stored()).toBeUndefined()
  })

  test('accepts one token only', async () => {
    const { tell, server } = opened()
    await tell()
    const before = server.requests.length
    await tell(market('market-2'))
    expect(server.requests).toHaveLength(before)
  })

  test.each([
    ['another origin', market(), { origin: 'https://evil.example' }],
    ['another window', market(), { source: {} }],
    ['no window', market(), { source: null }],
    ['a number for a token', market(7), {}],
    ['an empty token', market(''), {}],
    ['a megabyte', market('x'.repeat(1_000_000)), {}],
    ['the message of a popup', { type: 'wallet:user', user: {} }, {}],
  ])('ignores %s and keeps listening', async (_, data, from) => {
    const { tell, server, listeners, forgotten } = opened()
    await tell(data, from)
    expect([server.requests.length, listeners.size, forgotten]).toEqual([0, 1, []])
  })
})

describe('S4.22 any other window', () => {
  test.each([
    ['has another name', { name: 'opened-by-wallet' }],
    ['has no opener', { opener: undefined }],
    ['knows no wallet', { walletOrigin: undefined }],
  ])('that %s adds no listener', (_, options) => {
    expect(opened(options).listeners.size).toBe(0)
  })

  test('stops after the returned function is called', () => {
    const { stop, listeners } = opened()
    expect(listeners.size).toBe(1)
    stop()
    expect(listeners.size).toBe(0)
  })
})
