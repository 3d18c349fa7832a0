import { describe, expect, test } from 'vitest'
import { settle } from '../testing/fake-clock.ts'
import { sessionInvalid } from '../testing/fake-server.ts'
import { desk, userMessage } from './wallet.test-helper.ts'

const outage = () => new Response('<html>502</html>', { status: 502 })

describe('a session from the wallet', () => {
  test('S4.21 is stored, reported, and the window is closed', async () => {
    const { wallet, popup, say, results, events, stored, clock, listeners } = desk()
    wallet.open()
    say(userMessage())
    expect(popup.closed).toBe(true)
    expect(wallet.getState().status).toBe('connecting')
    await settle()
    expect(stored()).toMatchObject({ refreshToken: 'renewed', walletRefreshToken: 'wallet-refresh-2' })
    expect(wallet.getState()).toEqual({ status: 'connected', error: undefined, link: undefined })
    expect(results).toEqual([{ success: true, previous: undefined }])
    expect(events).toEqual(['connected'])
    expect([clock.pending(), listeners.size]).toEqual([0, 0])
  })

  test('S4.24 is renewed with its own refresh token', async () => {
    const { wallet, say, server } = desk()
    wallet.open()
    say(userMessage())
    await settle()
    expect(server.requests.map(({ path, headers }) => [path, headers.get('authorization')])).toEqual([
      ['/auth/refresh_token', 'Bearer wallet-given'],
    ])
  })

  test('S4.24 fails when refused by the server, and the old session stays', async () => {
    const { wallet, say, server, stored, events, fandeck } = desk({ loggedIn: true })
    server.on('GET /auth/refresh_token', sessionInvalid)
    wallet.open()
    say(userMessage())
    await settle()
    expect(events).toEqual(['failed wallet/refused'])
    expect(stored()?.refreshToken).toBe('refresh-1')
    expect(fandeck.session.getState()).toMatchObject({ loggedIn: true, error: undefined })
  })

  test('S4.24 D55 is accepted as it is in an outage, unless expired', async () => {
    for (const [expired, token] of [
      ['2026-11-20 12:30:00', 'wallet-given'],
      ['2026-11-20 11:00:00', 'refresh-1'],
    ]) {
      const { wallet, say, server, stored, clock } = desk({ loggedIn: true })
      server.on('GET /auth/refresh_token', outage)
      wallet.open()
      say(userMessage({ expired }))
      await clock.advance(3000)
      expect(stored()?.refreshToken).toBe(token)
    }
  })

  test('reports the previous member', async () => {
    const { wallet, say, results, fandeck } = desk({ loggedIn: true })
    const before = { memberId: 'm-1', nickname: '소하팬', accountType: 'phone', walletLinked: false }
    fandeck.session.setUser(before)
    wallet.open()
    say(userMessage())
    await settle()
    expect(results).toEqual([{ success: true, previous: before }])
    expect(fandeck.session.getState().user).toBeUndefined()
  })

  test('S4.21 keeps only three tokens and their expiry', async () => {
    const { wallet, say, server, stored, clock } = desk()
    server.on('GET /auth/refresh_token', outage)
    wallet.open()
    say(
      userMessage({
        prev_session: { access_token: 'x' },
        nick_name: '<img src=x onerror=alert(1)>',
        level: 'F201',
      }),
    )
    await clock.advance(3000)
    expect(Object.keys(stored() ?? {}).toSorted()).toEqual(
      ['accessToken', 'expired', 'refreshToken', 'walletRefreshToken'].toSorted(),
    )
  })

  test('S4.21 a second one is ignored', async () => {
    const { wallet, say, results, server } = desk()
    wallet.open()
    say(userMessage())
    say(userMessage({ refresh_token: 'another' }))
    await settle()
    say(userMessage({ refresh_token: 'a-third' }))
    await settle()
    expect(results).toHaveLength(1)
    expect(server.requests).toHaveLength(1)
  })
})
