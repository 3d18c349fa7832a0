import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { OpenedWindow, WindowMessage } from '../kernel/platform.ts'
import { SessionRecord } from '../session/record.ts'
import { aSessionRecord } from '../testing/fixtures.ts'
import { ok, refuse, settle } from '../testing/index.ts'
import { testKit } from '../testing/test-kit.ts'
import { HandoverReply, HandoverSessionBody, handoverMessage } from './auth.handover.schema.ts'
import { endSession, handOver, openSignIn, type SignInResult } from './auth.handover.ts'

const SITE = 'https://site.example'
const code = 'one-minute-and-only-once'
const other = 'cd'.repeat(32)
const REDEEM = 'POST /auth/handover/session'

afterEach(() => vi.unstubAllGlobals())

/** A brand's page that has opened the main site's login. */
async function brand({ blocked = false, early = false } = {}) {
  const listeners = new Set<(message: WindowMessage) => void>()
  const opened: { url: string; name: string }[] = []
  const results: SignInResult[] = []
  const popup = {
    closed: false,
    close() {
      popup.closed = true
    },
    focus() {},
    postMessage() {},
  }
  const source: OpenedWindow = popup
  const kit = testKit({
    platform: {
      location: () => new URL('https://brand.example/tea'),
      openWindow(url, name) {
        opened.push({ url, name })
        return blocked ? undefined : source
      },
      pageWindow: {
        listen(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
        opener: () => undefined,
        name: () => '',
        forgetName() {},
        forgetFragment() {},
        screen: () => ({ left: 0, top: 0, width: 1440, height: 900 }),
        userAgent: () => '',
      },
    },
  })
  kit.server.on(REDEEM, () => ok(SessionRecord, aSessionRecord()))
  const options = { origin: SITE, onResult: (result: SignInResult) => void results.push(result) }
  const name = early ? { name: 'opened-early' } : {}
  const undo = openSignIn(kit.fandeck, { ...options, ...name })
  // The digest is the platform's own, so it comes when it comes.
  if (!blocked) await vi.waitFor(() => expect(opened.at(-1)?.url).not.toBe(''))
  const shown = blocked ? undefined : new URL(opened.at(-1)?.url ?? '')
  const challenge = shown?.searchParams.get('challenge') ?? ''
  async function say(data: unknown, from: Partial<WindowMessage> = {}) {
    for (const listener of [...listeners]) listener({ origin: SITE, source, data, ...from })
    await settle()
  }
  const loggedIn = () => kit.fandeck.session.getState().loggedIn
  const codes = () => results.map((result) => (result.success ? 'in' : result.error.code))
  return { ...kit, undo, shown, challenge, say, loggedIn, opened, listeners, popup, results, codes }
}

test.each([false, true])(
  'D46 opens one window in the click and passes the page’s origin to the main site (opened early: %s)',
  async (early) => {
    const { opened, shown, challenge } = await brand({ early })
    expect(opened[0]?.url).toBe('')
    expect(new Set(opened.map(({ name }) => name)).size).toBe(1)
    expect(shown && shown.origin + shown.pathname).toBe(`${SITE}/account/handover`)
    expect(shown?.searchParams.get('origin')).toBe('https://brand.example')
    expect(challenge).toMatch(/^[0-9a-f]{64}$/)
  },
)

test('D46 redeems a code once, with this page’s verifier, for a session of its own', async () => {
  const { say, challenge, loggedIn, server, listeners, popup, codes, shown } = await brand()
  await say(handoverMessage(challenge, code))
  await say(handoverMessage(challenge, code))
  expect([loggedIn(), codes(), listeners.size, popup.closed]).toEqual([true, ['in'], 0, true])
  expect(server.requests).toHaveLength(1)
  const sent = z.parse(HandoverSessionBody, server.requests[0]?.body)
  expect(sent.code).toBe(code)
  expect(createHash('sha256').update(sent.verifier).digest('hex')).toBe(challenge)
  expect(String(shown)).not.toContain(sent.verifier)
})

test.each<[string, (challenge: string) => unknown, Partial<WindowMessage>]>([
  ['from another origin', (mine) => handoverMessage(mine, code), { origin: 'https://evil.example' }],
  ['from a longer origin', (mine) => handoverMessage(mine, code), { origin: `${SITE}.evil.example` }],
  ['from another window', (mine) => handoverMessage(mine, code), { source: {} }],
  ['from no window', (mine) => handoverMessage(mine, code), { source: undefined }],
  ['for another challenge', () => handoverMessage(other, code), {}],
  ['with a code that is none', (mine) => handoverMessage(mine, 'a b\r\n'), {}],
  ['of another kind', (mine) => ({ ...handoverMessage(mine, code), type: 'wallet:user' }), {}],
  ['without anything', () => undefined, {}],
])('D46 ignores a message %s', async (_, message, from) => {
  const { say, challenge, loggedIn, server, listeners, codes } = await brand()
  await say(message(challenge), from)
  expect([loggedIn(), server.requests, listeners.size, codes()]).toEqual([false, [], 1, []])
})

test('D46 a refused code reports its error, starts no session and removes the listener', async () => {
  const { say, challenge, loggedIn, server, listeners, codes, storage } = await brand()
  server.on(REDEEM, () => refuse(403, '로그인 요청이 만료됐어요.', 'HANDOVER_INVALID'))
  await say(handoverMessage(challenge, code))
  expect([loggedIn(), codes(), listeners.size]).toEqual([false, ['auth/handover-invalid'], 0])
  expect(storage.getItem('user')).toBeNull()
})

test('D46 an outage while redeeming the code starts no session', async () => {
  const { say, challenge, loggedIn, server, results, storage } = await brand()
  server.on(REDEEM, () => refuse(503, '잠시 후 다시 시도해주세요.'))
  await say(handoverMessage(challenge, code))
  expect(results).toMatchObject([{ success: false, error: { retryable: true } }])
  expect([loggedIn(), storage.getItem('user'), server.requests.length]).toEqual([false, null, 1])
})

test('D46 a blocked window fails at once without a listener', async () => {
  const { codes, listeners } = await brand({ blocked: true })
  expect([codes(), listeners.size]).toEqual([['auth/window-blocked'], 0])
})

test('D46 a closed window ends the wait, a momentary report of closed does not', async () => {
  const { popup, clock, codes, listeners } = await brand()
  popup.closed = true
  await clock.advance(600)
  popup.closed = false
  await clock.advance(5000)
  expect(codes()).toEqual([])
  popup.closed = true
  await clock.advance(2000)
  expect([codes(), listeners.size]).toEqual([['auth/window-closed'], 0])
})

test('D46 fails at once without Web Crypto', async () => {
  vi.stubGlobal('crypto', {})
  const { fandeck } = testKit({
    platform: { openWindow: () => ({ closed: false, close() {}, focus() {}, postMessage() {} }) },
  })
  const result = await new Promise<SignInResult>((onResult) =>
    openSignIn(fandeck, { origin: SITE, onResult }),
  )
  expect(result).toMatchObject({ success: false, error: { code: 'auth/insecure-page' } })
})

test('D46 cancelling closes the window, removes the listener and reports nothing', async () => {
  const { undo, listeners, popup, clock, codes } = await brand()
  undo()
  await clock.advance(5000)
  expect([listeners.size, popup.closed, codes()]).toEqual([0, true, []])
})

test('D46 cancelling while the code is redeemed starts no session', async () => {
  const { undo, say, challenge, loggedIn, codes, server } = await brand()
  server.on(REDEEM, () => {
    undo()
    return ok(SessionRecord, aSessionRecord())
  })
  await say(handoverMessage(challenge, code))
  expect([loggedIn(), codes()]).toEqual([false, []])
})

test('D46 the main site requests a code for one origin and one challenge', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const target = { origin: 'https://brand.example', challenge: other }
  server.on('POST /auth/handover', () => ok(HandoverReply, { code }))
  expect(await handOver(fandeck, target)).toEqual({ type: 'fandeck:login', challenge: other, code })
  expect(server.requests[0]?.body).toEqual(target)
  server.on('POST /auth/handover', () =>
    refuse(403, '이 페이지에서는 로그인할 수 없어요.', 'ORIGIN_NOT_ALLOWED'),
  )
  await expect(handOver(fandeck, target)).rejects.toMatchObject({ code: 'auth/origin-not-allowed' })
})

test('D46 endSession ends the session on the server, and locally even in an outage', async () => {
  const { fandeck, server, storage } = testKit({ loggedIn: true })
  const token = fandeck.session.record()?.refreshToken
  server.on('DELETE /auth/refresh_token', () => refuse(503, '잠시 후 다시 시도해주세요.'))
  await endSession(fandeck)
  expect(server.requests.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${token}`])
  expect([fandeck.session.getState().loggedIn, storage.getItem('user')]).toEqual([false, null])
})

test('D5 a sign-out of this page uses the configured refreshPath', async () => {
  const { fandeck, server } = testKit({ loggedIn: true, options: { refreshPath: '/session/renew' } })
  await endSession(fandeck)
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /session/renew'])
})
