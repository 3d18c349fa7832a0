import { DropOddsReply } from '@fandeck/sdk/wire'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { rowsOf } from '../db/rows.ts'
import { mintings } from './tables.ts'

let shop: TestBackend
beforeAll(async () => {
  shop = await testBackend({ seeded: true })
}, 60_000)
afterAll(() => shop.close())

const oddsOf = async (dropId: number) => {
  const reply = await shop.fetch(`http://api.localhost/minting/${dropId}/odds`)
  const { data } = z.parse(z.object({ data: z.optional(z.any()) }), await reply.json())
  return { status: reply.status, cache: reply.headers.get('cache-control'), data }
}

test('D96 the odds count the copies that the packs of a drop are drawn of', async () => {
  const { status, cache, data } = await oddsOf(101)
  expect({ status, cache }).toEqual({ status: 200, cache: 'public, max-age=0, s-maxage=1' })
  const counted = await rowsOf(
    shop.backend.db,
    sql`select d.edition_title as finish, count(*)::int as copies
      from editions e join designs d on d.metadata_idx = e.metadata_idx
      where e.minting_seq = 101 and e.user_id is null group by 1 order by 1`,
  )
  const { finishes } = z.decode(DropOddsReply, data)
  expect(finishes.filter(({ copies }) => copies > 0)).toEqual(counted)
  expect(counted.length).toBeGreaterThan(1)
})

test('a copy that leaves the drop leaves its odds', async () => {
  const total = async () =>
    z.decode(DropOddsReply, (await oddsOf(101)).data).finishes.reduce((sum, { copies }) => sum + copies, 0)
  const before = await total()
  await shop.backend.db.update(mintings).set({ remaining: 0 }).where(eq(mintings.dropId, 101))
  await shop.backend.db.execute(sql`update editions set user_id = 'fan' where (metadata_idx, edition) in (
    select metadata_idx, edition from free_copies where pool = 101 limit 3)`)
  expect(await total()).toBe(before - 3)
})

test('the odds of an unknown drop are not found', async () => {
  expect((await oddsOf(9999)).status).toBe(404)
})
