import * as wire from '@fandeck/sdk/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CDN } from '../../src/images/urls.ts'
import type { Need } from '../../src/routes.ts'
import { testBackend } from '../backend.ts'
import { answerOf } from '../shop.ts'
import { type Access, type Caller, marksOfOthers } from './callers.ts'
import { ownHeaders } from './play.ts'
import { type HostileWorld, hostileWorld, isOpenByAddress, nameOf, routesIn } from './world.ts'

let world: HostileWorld
beforeAll(async () => {
  world = await hostileWorld()
})
afterAll(() => world.close())

/** The reaction of a route to a caller's token. */
type Verdict = 'passes' | 'login' | 'session' | 'level' | 'proof'

const refused = (more: readonly Access[]): Partial<Record<Access, readonly Verdict[]>> =>
  Object.fromEntries(['none', 'bad', 'ended', 'member', 'verified', ...more].map((who) => [who, ['proof']]))

const EXPECTED: Record<Need, Partial<Record<Access, readonly Verdict[]>>> = {
  public: {},
  // A claim without a token returns its card first and then requires a sign-in.
  optional: { none: ['passes', 'login'], bad: ['session'], ended: ['session'], wallet: ['session'] },
  member: { none: ['login'], bad: ['session'], ended: ['session'], wallet: ['session'] },
  verified: { none: ['login'], bad: ['session'], ended: ['session'], member: ['level'], wallet: ['session'] },
  staff: refused(['wallet']),
  operator: refused(['wallet']),
  company: refused(['wallet']),
  // The signed URL authorizes the payment.
  link: {},
  wallet: refused([]),
  development: {},
}
const PROVEN: ReadonlySet<Need> = new Set(['staff', 'operator', 'company', 'wallet'])
/** Their bearer is a refresh token, which no caller here has. */
const REFRESH = new Set(['GET /auth/refresh_token'])

async function call(caller: Caller, route: HostileWorld['routes'][number]) {
  const reads = ['GET', 'OPTIONS'].includes(route.method)
  const reply = await world.fetch(world.addressOf(route), {
    method: route.method,
    headers: { ...ownHeaders(route), 'idempotency-key': 'a-key-of-a-test', ...caller.headers },
    ...(!reads && { body: '{}' }),
  })
  const text = await reply.clone().text()
  const json = reply.headers.get('content-type')?.includes('json') && 'status' in JSON.parse(text)
  return { text, http: reply.status, answer: json ? await answerOf(reply) : undefined }
}

function verdictOf({ http, answer }: Awaited<ReturnType<typeof call>>, need: Need): Verdict {
  if (answer?.status === '2009') return 'session'
  if (answer?.code === 'LOGIN_REQUIRED') return 'login'
  if (answer?.code === 'NOT_VERIFIED') return 'level'
  return PROVEN.has(need) && (http === 401 || http === 403) ? 'proof' : 'passes'
}

it('every route declares who may call it', () => {
  for (const { origin, app } of world.apps) {
    expect({ origin, undeclared: routesIn(app).undeclared }).toEqual({ origin, undeclared: [] })
    expect(world.routes.filter((route) => route.origin === origin).length).toBeGreaterThan(2)
  }
  expect(world.routes.length).toBeGreaterThan(60)
  expect(new Set(world.routes.map(nameOf)).size).toBe(world.routes.length)
})

it('every endpoint of the SDK is mounted with the auth that it declares', () => {
  const mounted = new Map(world.routes.map((route) => [nameOf(route), route.auth]))
  const endpoints = Object.entries(wire).flatMap(([name, value]) =>
    // It returns a part of `getUserInfoEndpoint`'s reply, with a token of its own.
    name !== 'tokenOwnerEndpoint' && typeof value === 'object' && 'auth' in value ? [value] : [],
  )
  expect(endpoints.length).toBeGreaterThan(35)
  for (const { method, base, path, auth } of endpoints) {
    expect(mounted.get(`${method} ${base === 'cdn' ? CDN : ''}${path}`), path).toBe(auth)
  }
})

it('each route admits or refuses each caller as its auth requires, and never returns another member’s data', async () => {
  const wrong: string[] = []
  let calls = 0
  for (const route of world.routes) {
    for (const caller of world.callers) {
      const seen = await call(caller, route)
      calls++
      const verdict = verdictOf(seen, route.auth)
      const expected = EXPECTED[route.auth][caller.access] ?? ['passes']
      const message = `${nameOf(route)} (${route.auth}) to ${caller.name}: ${verdict}, ${seen.http}`
      if (!expected.includes(verdict) && !REFRESH.has(nameOf(route))) wrong.push(message)
      if (seen.http >= 500) wrong.push(message)
      const everyone = isOpenByAddress(route) ? world.callers : [world.victim, ...world.callers]
      if (marksOfOthers(seen.text, caller, everyone).length > 0)
        wrong.push(`${message} with the data of another member`)
    }
  }
  expect(wrong).toEqual([])
  expect(world.errors).toEqual([])
  expect(calls).toBe(world.routes.length * world.callers.length)
})

it('the victim reads those data: the marks exist', async () => {
  const owner: Caller = { name: 'victim', access: 'verified', headers: world.victim.headers, marks: [] }
  const info = world.routes.find((route) => nameOf(route) === 'GET /mypage/userinfo')
  if (!info) throw new Error('There is no route for the own data of a member.')
  const { text } = await call(owner, info)
  expect(marksOfOthers(text, owner, [world.victim]).length).toBeGreaterThan(0)
})

it('in production no route of development is mounted', async () => {
  const test = await testBackend({ config: { mode: 'production' } })
  expect(routesIn(test.api).routes.filter(({ auth }) => auth === 'development')).toEqual([])
  expect([...routesIn(test.pay).routes, ...routesIn(test.wallet).routes].map(({ path }) => path)).toEqual(
    [1, 2].flatMap(() => ['/health', '/livez', '/readyz']),
  )
  await test.close()
})

it('a payment opens with the URL that the shop has signed, and with no other', async () => {
  const checkouts = world.routes.filter(({ auth }) => auth === 'link')
  expect(checkouts.map(nameOf)).toHaveLength(4)
  for (const route of checkouts) {
    const open = (hostile?: { name: string; text: string }) =>
      world.fetch(world.addressOf(route, hostile), { method: route.method, headers: ownHeaders(route) })
    const link = new URL(world.addressOf(route)).pathname.split('/')[2] ?? ''
    for (const text of ['1', `${link}a`, link.replace('.', 'a.'), `.${link.split('.')[1]}`]) {
      expect((await open({ name: 'link', text })).status).toBe(404)
    }
    expect((await open()).status).not.toBe(404)
  }
})
