import { SessionRecord } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { beginSession, REFRESH_MS, rotate } from './families.ts'
import { userById } from './store.ts'
import { refreshTokens, tokenFamilies, users } from './tables.ts'

let it: TestBackend
let userId: string
beforeEach(async () => {
  it = await testBackend()
  userId = (await it.member()).id
})
afterEach(() => it.close())

async function begin(): Promise<string> {
  const user = await userById(it.backend.db, userId)
  if (!user) throw new Error('no member')
  return (await beginSession(it.backend, user)).refreshToken
}

const ask = (token: string, query = '') =>
  it.fetch(`http://api.localhost/auth/refresh_token${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })

async function renewed(token: string, query = ''): Promise<SessionRecord> {
  const reply = await ask(token, query)
  expect(reply.status).toBe(200)
  return z.parse(z.object({ data: SessionRecord }), await reply.json()).data
}

async function refused(token: string): Promise<void> {
  const reply = await ask(token)
  expect(reply.status).toBe(401)
  expect(await reply.json()).toMatchObject({ status: '2009' })
}

test('S7.14 a refresh token returns a new pair, which is never cached', async () => {
  const first = await begin()
  const reply = await ask(first)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('vary')?.toLowerCase()).toContain('authorization')
  expect(reply.headers.get('date')).toBe(new Date(it.clock.now()).toUTCString())
  const { data } = z.parse(z.object({ data: SessionRecord }), await reply.json())
  expect(data.refreshToken).not.toBe(first)
  expect(data.expired).toBe('2025-11-20 12:30:00')
})

test('S7.70 D42 twenty concurrent refreshes get the same successor', async () => {
  const first = await begin()
  it.onFailpoint(() => new Promise((resolve) => setTimeout(resolve, 50)))
  const answers = await Promise.all(Array.from({ length: 20 }, () => renewed(first)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await it.backend.db.select().from(refreshTokens)).toHaveLength(2)
})

test('S7.70 D42 the parent gets the same successor for 60 seconds; after that, the session ends', async () => {
  const first = await begin()
  const next = await renewed(first)
  it.clock.advance(59_999)
  expect(await renewed(first)).toEqual(next)
  it.clock.advance(1)
  await refused(first)
  await refused(next.refreshToken)
})

test('D42 a token two generations old ends the session of its device only', async () => {
  const other = await begin()
  const first = await begin()
  const second = await renewed(first)
  const third = await renewed(second.refreshToken)
  await refused(first)
  await refused(third.refreshToken)
  await renewed(other)
})

test('D42 a rotation concurrent with the end of its session leaves no valid token', async () => {
  for (let round = 0; round < 10; round++) {
    const first = await begin()
    const second = await renewed(first)
    const third = await renewed(second.refreshToken)
    const [, rotated] = await Promise.allSettled([
      rotate(it.backend, first, false),
      rotate(it.backend, third.refreshToken, false),
    ])
    if (rotated?.status === 'fulfilled') await refused(rotated.value.refreshToken)
  }
})

test('S7.15 type=new reads the current level, also for a token that has a successor', async () => {
  const levelOf = ({ accessToken }: SessionRecord) =>
    JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).tokenUserLevel
  const first = await begin()
  const plain = await renewed(first)
  await it.backend.db.update(users).set({ level: 'K201' }).where(eq(users.id, userId))
  expect(levelOf(await renewed(first))).toBe('K102')
  const fresh = await renewed(first, '?type=new')
  expect(levelOf(fresh)).toBe('K201')
  expect(fresh.refreshToken).toBe(plain.refreshToken)
})

test('refuses a refresh token after thirty days, and an unknown or missing one', async () => {
  const first = await begin()
  it.clock.advance(REFRESH_MS)
  await refused(first)
  await refused('unknown')
  expect((await it.fetch('http://api.localhost/auth/refresh_token')).status).toBe(401)
})

test('the tables contain no usable token', async () => {
  const first = await begin()
  const next = await renewed(first)
  const { db } = it.backend
  const stored = JSON.stringify([
    await db.select().from(refreshTokens),
    await db.select().from(tokenFamilies),
  ])
  for (const token of [first, next.refreshToken, next.accessToken]) expect(stored).not.toContain(token)
})
