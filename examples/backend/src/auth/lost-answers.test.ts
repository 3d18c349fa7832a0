// G4 on the real backend: seeded faults drop replies to refreshes, and the real SDK retries.
// FANDECK_HISTORIES=1000 runs the long form; a failing seed is printed and reproduces its history.
import { createFandeck } from '@fandeck/sdk'
import { memoryStorage } from '@fandeck/sdk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { beginSession } from './families.ts'
import { userById } from './store.ts'

const HISTORIES = Number(process.env.FANDECK_HISTORIES ?? 60)
const REFRESH = '/auth/refresh_token'
const FAULTS = ['none', 'before', 'after', 'body', 'busy'] as const
type Fault = (typeof FAULTS)[number]

let it: TestBackend
beforeAll(async () => {
  it = await testBackend()
})
afterAll(() => it.close())

/** Returns a number from 0 up to 1, by seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

async function newSession() {
  const { id } = await it.member()
  const user = await userById(it.backend.db, id)
  if (!user) throw new Error('no member')
  return beginSession(it.backend, user)
}

/**
 * The SDK on a network that drops replies by `faults`, one entry per refresh; short delays elapse immediately.
 */
function sdkBehind(faults: Fault[], { windowPassed = false } = {}) {
  const lost = () => new TypeError('Failed to fetch')
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.includes(REFRESH) || request.method !== 'GET') return it.fetch(request)
    const fault = faults.shift() ?? 'none'
    if (fault === 'before') throw lost()
    if (fault === 'busy') return Response.json({ status: '503', message: '점검 중이에요.' }, { status: 503 })
    const reply = await it.fetch(request)
    if (windowPassed) it.clock.advance(60_000)
    if (fault === 'after') throw lost()
    return fault === 'body' ? new Response((await reply.text()).slice(0, 30)) : reply
  }
  let ahead = 0
  let back = () => {}
  const { api, site } = it.backend.config.origins
  const fandeck = createFandeck(
    { marketUrl: api, authUrl: `${site}/api/auth` },
    {
      fetch,
      storage: memoryStorage(),
      sessionStorage: memoryStorage(),
      sharedStore: undefined,
      locks: undefined,
      channel: undefined,
      now: it.clock.now,
      monotonic: () => it.clock.now() + ahead,
      visibility: {
        visible: () => true,
        onVisible: () => () => {},
        onReturn(listener) {
          back = listener
          return () => {}
        },
      },
      timers: {
        setTimeout(run, ms) {
          // No timeout fires; the delay before a retry elapses immediately.
          if (ms >= 1000) return undefined
          ahead += ms
          return setImmediate(run)
        },
        clearTimeout() {},
      },
    },
  )
  return { fandeck, comeBack: () => back() }
}

const wire = z.object({ status: z.string() })
const ask = async (token: string) =>
  wire.parse(
    await (
      await it.fetch(`http://api.localhost${REFRESH}`, { headers: { authorization: `Bearer ${token}` } })
    ).json(),
  ).status

test(
  `G4 S4.3 D42 ${HISTORIES} histories of lost replies: no session ends, and a token of two generations ago is refused`,
  async () => {
    const seen = { histories: 0, lost: 0, renewals: 0, logouts: 0, oldRefused: 0 }
    const bad: number[] = []
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const random = chance(seed)
      const pick = () => FAULTS[Math.floor(random() * FAULTS.length)] ?? 'none'
      const first = await newSession()
      const faults = Array.from({ length: 1 + Math.floor(random() * 5) }, pick)
      seen.lost += faults.filter((fault) => fault !== 'none').length
      const { fandeck, comeBack } = sdkBehind(faults)
      fandeck.session.begin(first)
      const generations = [first.refreshToken]
      // A refresh can fail in an outage, which keeps the session; a resumed page retries immediately.
      for (let tries = 0; generations.length < 3 && tries < 12; tries++) {
        comeBack()
        const renewed = await fandeck.session.refresh().catch(() => undefined)
        if (renewed) generations.push(renewed.refreshToken)
        it.clock.advance(renewed ? 5000 : 1000)
      }
      seen.renewals += generations.length - 1
      const out = !fandeck.session.getState().loggedIn
      if (out) seen.logouts++
      const old = await ask(generations[0] ?? '')
      if (old === '2009') seen.oldRefused++
      // Using it ends the session of its device, so a stolen token is useless too.
      const after = await ask(generations.at(-1) ?? '')
      if (out || old !== '2009' || after !== '2009' || new Set(generations).size !== 3) bad.push(seed)
      seen.histories++
    }
    process.stdout.write(`lost answers: ${JSON.stringify(seen)}\n`)
    expect(bad).toEqual([])
    expect(seen).toMatchObject({ renewals: 2 * HISTORIES, logouts: 0, oldRefused: HISTORIES })
  },
  20_000 + HISTORIES * 500,
)

test('G4 control: without the grace period of a minute a lost reply ends the session', async () => {
  const { fandeck, comeBack } = sdkBehind(['after'], { windowPassed: true })
  fandeck.session.begin(await newSession())
  await expect(fandeck.session.refresh()).rejects.toMatchObject({ code: 'http/network' })
  comeBack()
  await expect(fandeck.session.refresh()).rejects.toMatchObject({ code: 'session/refused' })
  expect(fandeck.session.getState().loggedIn).toBe(false)
})
