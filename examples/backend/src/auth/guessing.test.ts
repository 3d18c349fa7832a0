import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { browserFetch, lastCode } from '../../test/sdk.ts'
import { hashPassword } from '../limits/hashing.ts'
import { knownDevices, tries } from '../limits/tables.ts'
import { dropOldTries } from '../limits/tries.ts'
import { unlockAccount } from './account-limits.ts'
import { users } from './tables.ts'

const MINUTE = 60_000
const OWNER = { login_type: 'B', mbr_id: 'moonlight@example.com', pwd: 'Fandeck#2025' }
const WRONG = { ...OWNER, pwd: 'Wrong#2025' }
const UNKNOWN = { ...WRONG, mbr_id: 'nobody@example.com' }

let it: TestBackend
let owner: string
beforeEach(async () => {
  it = await testBackend({ config: { trustedProxies: ['127.0.0.1'] } })
  const passwordHash = await hashPassword(OWNER.pwd)
  owner = (await it.member({ memberId: OWNER.mbr_id, loginType: 'email', level: 'K103', passwordHash })).id
})
afterEach(async () => {
  expect(it.errors).toEqual([])
  await it.close()
})

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  it.fetch(`http://api.localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const login = (body: object, address = '198.51.100.1', headers: Record<string, string> = {}) =>
  post('/auth/login', body, { 'x-forwarded-for': address, ...headers })

/** Sends requests sequentially; returns the HTTP status, body and `Retry-After` of each reply. */
async function answers(count: number, ask: (n: number) => Promise<Response>) {
  const results = []
  for (let n = 0; n < count; n++) {
    const reply = await ask(n)
    results.push([reply.status, reply.headers.get('retry-after'), await reply.json()])
  }
  return results
}
const deviceOf = (reply: Response) => reply.headers.get('set-cookie')?.split(';')[0] ?? ''

describe('wrong passwords', () => {
  test('get the same replies for an existing and an unknown account, including the lock', async () => {
    const known = await answers(7, () => login(WRONG, '198.51.100.1'))
    const unknown = await answers(7, () => login(UNKNOWN, '198.51.100.2'))
    expect(unknown).toEqual(known)
    expect(known.map(([status]) => status)).toEqual([401, 401, 401, 401, 429, 429, 429])
    expect(known.at(-1)?.[1]).toBe('300')
  })

  test('SEC-13 from other devices never lock out the owner on a device that has signed in before', async () => {
    const device = deviceOf(await login(OWNER))
    expect(device).toMatch(/^fandeck_device=/)
    await answers(5, () => login(WRONG, '203.0.113.7'))
    expect((await login(OWNER)).status).toBe(429)
    expect((await login(OWNER, '203.0.113.7', { cookie: device })).status).toBe(200)
  })

  test('from a known device are limited to five, and lock no other device', async () => {
    const device = deviceOf(await login(OWNER))
    const results = await answers(6, () => login(WRONG, '203.0.113.7', { cookie: device }))
    expect(results.map(([status]) => status)).toEqual([401, 401, 401, 401, 429, 429])
    expect((await login(OWNER)).status).toBe(200)
  })

  test('an invented device id, or one known to another account, counts as unknown', async () => {
    const other = { ...OWNER, mbr_id: 'sunset@example.com' }
    const passwordHash = await hashPassword(other.pwd)
    await it.member({ memberId: other.mbr_id, loginType: 'email', level: 'K103', passwordHash })
    const theirs = deviceOf(await login(other))
    await answers(5, () => login(WRONG, '203.0.113.7'))
    for (const cookie of [theirs, 'fandeck_device=made.up', `${theirs}x`]) {
      expect((await login(OWNER, '198.51.100.1', { cookie })).status).toBe(429)
    }
  })

  test('a password change removes the known devices of the sessions that it ends', async () => {
    const thief = deviceOf(await login(OWNER))
    const reply = await login(OWNER)
    const own = deviceOf(reply)
    const { data } = await reply.json()
    const change = { curr_pwd: OWNER.pwd, new_pwd: 'Sunrise#2026' }
    const bearer = { authorization: `Bearer ${data.token.access_token}` }
    expect((await post('/mypage/password', change, bearer)).status).toBe(200)
    await answers(5, () => login(WRONG, '203.0.113.7'))
    const next = { ...OWNER, pwd: 'Sunrise#2026' }
    expect((await login(next, '198.51.100.1', { cookie: thief })).status).toBe(429)
    expect((await login(next, '198.51.100.1', { cookie: own })).status).toBe(200)
  })

  test('from one address are limited to fifty in ten minutes, across accounts', async () => {
    const guess = (n: number) => login({ ...WRONG, mbr_id: `fan${n}@example.com` }, '203.0.113.7')
    const results = await answers(52, guess)
    expect(results.filter(([status]) => status === 401)).toHaveLength(49)
    expect((await login(OWNER, '203.0.113.7')).status).toBe(429)
    expect((await login(OWNER, '203.0.113.8')).status).toBe(200)
    it.clock.advance(10 * MINUTE)
    expect((await login(OWNER, '203.0.113.7')).status).toBe(200)
  })

  test('that arrive concurrently are checked only up to the limit', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, (_, n) => login(WRONG, `203.0.113.${n}`)))
    expect(results.filter(({ status }) => status === 401)).toHaveLength(4)
    expect(results.filter(({ status }) => status === 429)).toHaveLength(16)
    expect((await login(OWNER)).status).toBe(429)
  })

  test('an operator unlocks an account', async () => {
    await answers(5, () => login(WRONG, '203.0.113.7'))
    expect(await unlockAccount(it.backend, owner)).toBe(true)
    expect((await login(OWNER)).status).toBe(200)
    expect(await unlockAccount(it.backend, 'nobody')).toBe(false)
  })

  test('leave no readable subject, and rows that expire', async () => {
    await login(OWNER)
    await answers(2, () => login({ ...WRONG, mbr_id: 'typed-a-password' }, '203.0.113.7'))
    const { db } = it.backend
    const stored = JSON.stringify([await db.select().from(tries), await db.select().from(knownDevices)])
    for (const text of ['typed', 'moonlight', '203.0.113']) expect(stored).not.toContain(text)
    it.clock.advance(181 * 24 * 60 * MINUTE)
    await dropOldTries(it.backend)
    expect([await db.select().from(tries), await db.select().from(knownDevices)]).toEqual([[], []])
  })
})

test('S7.37 in a stolen session lock neither the login nor the owner’s own check', async () => {
  const session = async () => {
    const { data } = await (await login(OWNER)).json()
    return { authorization: `Bearer ${data.token.access_token}` }
  }
  const [stolen, own] = [await session(), await session()]
  const check = (curr_pwd: string, headers: Record<string, string>) =>
    post('/mypage/password/validate', { curr_pwd }, headers)
  const results = await answers(6, () => check(WRONG.pwd, stolen))
  expect(results.map(([status]) => status)).toEqual([400, 400, 400, 400, 429, 429])
  expect((await check(OWNER.pwd, own)).status).toBe(200)
  expect((await login(OWNER)).status).toBe(200)
})

test('refuses a login immediately with Retry-After when its address has used its share of the queue', async () => {
  const guess = (n: number) => login({ ...WRONG, mbr_id: `fan${n}@example.com` }, '203.0.113.7')
  const results = await Promise.all([...Array.from({ length: 60 }, (_, n) => guess(n)), login(OWNER)])
  const refused = results.filter(({ status }) => status === 429)
  expect(results.filter(({ status }) => status === 401)).toHaveLength(6)
  expect(refused).toHaveLength(54)
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']))
  expect(results.at(-1)?.status).toBe(200)
})

test('hashes a password outside any transaction', async () => {
  // Another transaction locks all members; a login that locked the member's row would never return.
  it.onFailpoint(async (place) => {
    if (place !== 'auth:password') return
    await it.backend.db.transaction(async (tx) => {
      await tx.select().from(users).for('update')
    })
  })
  expect((await login(WRONG)).status).toBe(401)
})

describe('over next-auth', () => {
  const site = 'https://site.example/api/auth'
  async function signIn(fetch: typeof globalThis.fetch, pwd: string, address: string) {
    const Csrf = z.object({ csrfToken: z.string() })
    const { csrfToken } = z.parse(Csrf, await (await fetch(`${site}/csrf`)).json())
    const { mbr_id } = OWNER
    return fetch(`${site}/callback/password`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: new URLSearchParams({
        csrfToken,
        mbr_id,
        pwd,
        json: 'true',
        callbackUrl: 'https://site.example/',
      }),
    })
  }

  test('recognises the device, and a lock states when to retry', async () => {
    const [own, strange] = [browserFetch(it), browserFetch(it)]
    expect((await signIn(own, OWNER.pwd, '198.51.100.1')).status).toBe(200)
    await answers(5, () => login(WRONG, '203.0.113.7'))
    const locked = await signIn(strange, OWNER.pwd, '198.51.100.1')
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '300'])
    expect(await locked.json()).toMatchObject({ url: expect.stringContaining('error=TOO_MANY_TRIES') })
    expect((await signIn(own, OWNER.pwd, '198.51.100.1')).status).toBe(200)
  })
})

describe('requests that cost a message or an account', () => {
  test('limits codes to sixty per address in ten minutes', async () => {
    const ask = (n: number, address: string) =>
      post('/auth/phone/code', { phone: `010${20000000 + n}` }, { 'x-forwarded-for': address })
    const results = await answers(62, (n) => ask(n, '203.0.113.7'))
    expect(results.filter(([status]) => status === 200)).toHaveLength(60)
    expect(results.at(-1)).toMatchObject([429, '600', { code: 'TOO_MANY_TRIES' }])
    expect((await ask(99, '203.0.113.8')).status).toBe(200)
  })

  test('accepts JSON only, so that no form of another page can send them', async () => {
    const text = { 'content-type': 'text/plain' }
    expect((await post('/auth/phone/code', { phone: '01020000000' }, text)).status).toBe(415)
    expect((await post('/auth/login', OWNER, text)).status).toBe(415)
    expect((await post('/auth/join', {}, text)).status).toBe(415)
  })
})

describe('codes of a phone that other devices request', () => {
  const PHONE = '01024814821'
  const HOME = '198.51.100.1'
  const request = async (address: string, headers: Record<string, string> = {}) => {
    it.clock.advance(30_000)
    const reply = await post('/auth/phone/code', { phone: PHONE }, { 'x-forwarded-for': address, ...headers })
    return reply.status
  }
  const enter = (auth_num: string, address: string, headers: Record<string, string> = {}) =>
    login({ login_type: 'P', phone: PHONE, auth_num }, address, headers)
  const wrongOf = (right: string) => (right === '000000' ? '000001' : '000000')
  const otherAddress = (n: number) => `203.0.113.${n}`

  test('are limited to five of ten per hour for one address, so that the owner elsewhere gets one', async () => {
    for (let n = 0; n < 5; n++) expect(await request(otherAddress(7))).toBe(200)
    expect(await request(otherAddress(7))).toBe(429)
    for (let n = 0; n < 5; n++) expect(await request(HOME)).toBe(200)
    expect(await request(otherAddress(8))).toBe(429)
  })

  test('do not prevent a device that has signed in with the phone from getting one', async () => {
    await request(HOME)
    const cookie = deviceOf(await enter(await lastCode(it, PHONE), HOME))
    for (let n = 0; n < 12; n++) await request(otherAddress(n))
    expect(await request(HOME)).toBe(429)
    expect(await request(HOME, { cookie })).toBe(200)
  })

  test('can be wrong without using up the owner’s attempts', async () => {
    await request(HOME)
    const right = await lastCode(it, PHONE)
    const results = await answers(6, () => enter(wrongOf(right), otherAddress(7)))
    expect(results.map(([status]) => status)).toEqual([401, 401, 401, 401, 429, 429])
    expect((await enter(right, HOME)).status).toBe(200)
  })

  test('can be wrong ten times across unknown devices; a known device still signs in', async () => {
    await request(HOME)
    const cookie = deviceOf(await enter(await lastCode(it, PHONE), HOME))
    await request(HOME)
    const right = await lastCode(it, PHONE)
    const results = await answers(12, (n) => enter(wrongOf(right), otherAddress(n)))
    expect(results.map(([status]) => status)).toEqual([...Array(10).fill(401), 429, 429])
    expect((await enter(right, otherAddress(20))).status).toBe(429)
    expect((await enter(right, HOME, { cookie })).status).toBe(200)
  })
})
