import { describe, expect, test } from 'vitest'
import { settle } from '../testing/fake-clock.ts'
import { judgeWindow, walletFeatures } from './wallet.rules.ts'
import { desk, userMessage, WALLET } from './wallet.test-helper.ts'

describe('opening', () => {
  test('S2.24 opens /login of the wallet host, 360x740 at the bottom right, under a random name', () => {
    const { wallet, opened } = desk()
    wallet.open()
    expect(opened).toEqual([
      {
        url: 'https://wallet.example/login',
        name: expect.stringMatching(/^fandeck-wallet-[\da-f-]{36}$/),
        features: 'popup,width=360,height=740,left=1080,top=160',
      },
    ])
  })

  test.each([
    [{ left: 0, top: 0, width: 1920, height: 1040 }, 'left=1560,top=300'],
    [{ left: 1920, top: 24, width: 1280, height: 776 }, 'left=2840,top=60'],
    [{ left: 0, top: 0, width: 320, height: 480 }, 'left=0,top=0'],
  ])('S2.24 on a screen of %o is placed at %s', (screen, place) => {
    expect(walletFeatures(screen)).toBe(`popup,width=360,height=740,${place}`)
  })

  test('S6.3 is synchronous, so that the click still counts', () => {
    const { wallet, opened } = desk()
    void Promise.resolve().then(() => expect(opened).toHaveLength(1))
    wallet.open()
    expect(opened).toHaveLength(1)
    expect(wallet.getState().status).toBe('open')
  })

  test('a second time focuses the window', () => {
    const { wallet, opened, popup } = desk()
    wallet.open()
    wallet.open()
    wallet.focus()
    expect(opened).toHaveLength(1)
    expect(popup.focused).toBe(2)
  })

  test.each([
    ['gives nothing', () => undefined],
    [
      'gives a closed window',
      (popup: { closed: boolean }) =>
        Object.assign(popup, { closed: true, close() {}, focus() {}, postMessage() {} }),
    ],
    [
      'throws',
      () => {
        throw new Error('blocked')
      },
    ],
  ])('that %s is wallet/blocked with a link and leaves no timer or listener', (_, opens) => {
    const { wallet, results, events, clock, listeners } = desk({ opens })
    wallet.open()
    expect(wallet.getState()).toMatchObject({ status: 'failed', error: { code: 'wallet/blocked' } })
    const link = new URL(wallet.getState().link ?? '')
    expect(link.origin + link.pathname).toBe('https://wallet.example/login')
    expect(link.searchParams.get('redirect_url')).toBe('https://site.example/mypage')
    expect(link.searchParams.get('state')).toMatch(/^[\da-f-]{36}$/)
    expect(results).toMatchObject([{ success: false }])
    expect(events).toEqual(['failed wallet/blocked'])
    expect([clock.pending(), listeners.size]).toEqual([0, 0])
    wallet.close()
    expect(wallet.getState().status).toBe('idle')
  })

  test('uses the full page in an in-app browser', () => {
    const { wallet, opened, navigations } = desk({ userAgent: 'Mozilla/5.0 (iPhone) KAKAOTALK 10.4.5' })
    wallet.open()
    expect(opened).toEqual([])
    expect(navigations).toHaveLength(1)
    expect(navigations[0]).toContain('https://wallet.example/login?redirect_url=')
  })

  test('without a wallet origin is wallet/not-configured', () => {
    const { wallet, opened } = desk({ walletOrigin: undefined })
    wallet.open()
    expect(wallet.getState().error?.code).toBe('wallet/not-configured')
    expect(opened).toEqual([])
  })
})

describe('the poll', () => {
  test('S4.19 runs every 300 ms while the window is open', async () => {
    const { wallet, popup, clock } = desk()
    let looks = 0
    wallet.open()
    Object.defineProperty(popup, 'closed', { get: () => void looks++ })
    await clock.advance(3000)
    expect(looks).toBe(20)
  })

  test('S4.20 a window closed by the fan fails within one poll', async () => {
    const { wallet, popup, clock, results, events, say, listeners } = desk()
    wallet.open()
    say({ type: 'wallet:ready' })
    await clock.advance(1000)
    popup.closed = true
    await clock.advance(300)
    expect(results).toMatchObject([{ success: false, error: { code: 'wallet/cancelled' } }])
    expect(events).toEqual(['failed wallet/cancelled'])
    expect([clock.pending(), listeners.size]).toEqual([0, 0])
  })

  test('S4.20 D53 closed at the first polls is unknown for 8 s, then lost', async () => {
    const { wallet, popup, clock, results } = desk()
    wallet.open()
    popup.closed = true
    await clock.advance(8000)
    expect(results).toEqual([])
    expect(wallet.getState().status).toBe('open')
    await clock.advance(600)
    expect(results).toMatchObject([{ success: false, error: { code: 'wallet/lost' } }])
    expect(wallet.getState().link).toContain('/login?')
    expect(clock.pending()).toBe(0)
  })

  test('S4.20 D53 the fan’s return to the page decides at once', async () => {
    const { wallet, popup, clock, comeBack, results } = desk()
    wallet.open()
    popup.closed = true
    await clock.advance(600)
    comeBack()
    expect(results).toMatchObject([{ error: { code: 'wallet/cancelled' } }])
  })

  test('a return to the page while the window is open changes nothing', async () => {
    const { wallet, clock, comeBack } = desk()
    wallet.open()
    await clock.advance(600)
    comeBack()
    expect(wallet.getState().status).toBe('open')
  })

  test('D53 a window reported as closed can still post messages', async () => {
    const { wallet, popup, clock, say } = desk()
    wallet.open()
    popup.closed = true
    await clock.advance(3000)
    say(userMessage())
    await settle()
    expect(wallet.getState().status).toBe('connected')
  })

  test.each([
    [{ closed: false, closedForMs: 9000, ready: true, returned: true }, 'open'],
    [{ closed: true, closedForMs: 0, ready: false, returned: false }, 'unknown'],
    [{ closed: true, closedForMs: 7999, ready: false, returned: false }, 'unknown'],
    [{ closed: true, closedForMs: 8000, ready: false, returned: false }, 'lost'],
    [{ closed: true, closedForMs: 0, ready: true, returned: false }, 'cancelled'],
    [{ closed: true, closedForMs: 0, ready: false, returned: true }, 'cancelled'],
  ] as const)('D53 %o is %s', (facts, verdict) => {
    expect(judgeWindow(facts)).toBe(verdict)
  })

  test('`close` closes the window and counts as a failure', () => {
    const { wallet, popup, results, clock } = desk()
    wallet.open()
    wallet.close()
    expect(popup.closed).toBe(true)
    expect(results).toMatchObject([{ error: { code: 'wallet/cancelled' } }])
    expect(clock.pending()).toBe(0)
  })
})

describe('the wallet token', () => {
  const told = [
    { message: { type: 'wallet:refresh', wallet_refresh_token: 'wallet-refresh-1' }, targetOrigin: WALLET },
  ]

  test('S4.23 is posted 1.5 s after the opening, to the exact wallet origin', async () => {
    const { wallet, popup, clock } = desk({ loggedIn: true })
    wallet.open()
    await clock.advance(1499)
    expect(popup.posts).toEqual([])
    await clock.advance(1)
    expect(popup.posts).toEqual(told)
  })

  test('S4.23 is posted again when a slow wallet is ready', async () => {
    const { wallet, popup, clock, say } = desk({ loggedIn: true })
    wallet.open()
    await clock.advance(10_000)
    say({ type: 'wallet:ready' })
    expect(popup.posts).toEqual([...told, ...told])
  })

  test('S4.23 is not posted when signed out', async () => {
    const { wallet, popup, clock, say } = desk()
    wallet.open()
    say({ type: 'wallet:ready' })
    await clock.advance(1500)
    expect(popup.posts).toEqual([])
  })
})
