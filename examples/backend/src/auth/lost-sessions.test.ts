import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { pagesRead } from '../../test/touched.ts'
import { beginSession, rotate } from './families.ts'
import { dropLostSessions, TOKEN_KEPT_MS } from './retention.ts'
import { userById } from './store.ts'
import { refreshTokens, tokenFamilies } from './tables.ts'

const WEEK = 7 * 24 * 3_600_000

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
})
afterEach(() => it.close())

async function fan() {
  const { id } = await it.member()
  const user = await userById(it.backend.db, id)
  if (!user) throw new Error('The member does not exist')
  return { id, user }
}
const familiesOf = (userId: string) =>
  it.backend.db.select({ id: tokenFamilies.id }).from(tokenFamilies).where(eq(tokenFamilies.userId, userId))

describe('D95 the sessions of lost devices', () => {
  test('are deleted 32 days after their last use, and no session that is used', async () => {
    const { backend, clock } = it
    const { id, user } = await fan()
    await beginSession(backend, user)
    let used = await beginSession(backend, user)
    const before = (await familiesOf(id)).length
    for (let week = 0; week < 4; week++) {
      clock.advance(WEEK)
      await dropLostSessions(backend)
      used = await rotate(backend, used.refreshToken, false)
    }
    clock.advance(TOKEN_KEPT_MS - 4 * WEEK - 1)
    await dropLostSessions(backend)
    expect(await familiesOf(id)).toHaveLength(before)
    clock.advance(1)
    await dropLostSessions(backend)
    expect(await familiesOf(id)).toHaveLength(before - 1)
    expect(await backend.db.$count(refreshTokens)).toBeGreaterThan(0)
    expect((await rotate(backend, used.refreshToken, false)).accessToken).not.toBe('')
  })

  test('are deleted after those that began from them', async () => {
    const { backend, clock } = it
    const { id, user } = await fan()
    await beginSession(backend, user, { familyId: 'root' })
    clock.advance(10 * 24 * 3_600_000)
    await beginSession(backend, user, { from: 'root', familyId: 'child' })
    const ids = async () => (await familiesOf(id)).map((family) => family.id)
    clock.advance(TOKEN_KEPT_MS - 10 * 24 * 3_600_000)
    await dropLostSessions(backend)
    expect(await ids()).toEqual(expect.arrayContaining(['root', 'child']))
    clock.advance(10 * 24 * 3_600_000)
    await dropLostSessions(backend)
    expect(await ids()).not.toEqual(expect.arrayContaining(['root']))
    expect(await ids()).not.toEqual(expect.arrayContaining(['child']))
  })

  test('in slices, which two processes share, and which read nothing of the sessions that stay', async () => {
    const { backend } = it
    const { db } = backend
    const { id } = await fan()
    const add = async (count: number, createdAt: number) => {
      await db.execute(sql`insert into token_families (id, user_id, created_at)
        select ${createdAt}::text || n, ${id}, ${createdAt}::bigint from generate_series(1, ${count}::int) n`)
      await db.execute(sql`insert into refresh_tokens (token_hash, family_id, created_at, expires_at)
        select ${createdAt}::text || n, ${createdAt}::text || n, ${createdAt}::bigint, 0 from generate_series(1, ${count}::int) n`)
    }
    await add(20_000, NOON)
    const others = (await familiesOf(id)).length
    await add(2500, 1)
    await Promise.all([dropLostSessions(backend), dropLostSessions(backend)])
    expect(await familiesOf(id)).toHaveLength(others)
    await db.execute(sql`vacuum analyze refresh_tokens`)
    const look = sql`select token_hash from refresh_tokens where created_at <= ${NOON - TOKEN_KEPT_MS}::bigint
      order by created_at limit 1000`
    expect(await db.transaction((tx) => pagesRead(tx, look))).toBeLessThan(20)
  })
})
