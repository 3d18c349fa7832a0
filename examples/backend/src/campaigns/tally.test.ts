import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Club, openClub } from '../../test/campaign-shop.ts'
import { countProblems } from '../../test/counts.ts'
import { rowsTouched } from '../../test/touched.ts'
import { playVotes, VOTE } from '../../test/votes.ts'
import { createTallies } from './picks.ts'
import { campaignPicks, pickCounts } from './tables.ts'

let club: Club
beforeEach(async () => {
  club = await openClub()
})
afterEach(() => club.close())

it('D29 a vote tallies 10,000 pressed picks of 500 members, each member once, with the last of each', async () => {
  const counts = await playVotes(club.backend, { members: 500, rounds: 20 })
  expect(await club.db.select().from(campaignPicks)).toHaveLength(500)
  expect(await countProblems(club.db)).toEqual([])
  const tally = createTallies(club.backend)
  // A rush of readers shares few queries and sees the same counts.
  const read = await Promise.all(Array.from({ length: 1000 }, () => tally(VOTE)))
  expect(new Set(read.map((one) => JSON.stringify(one.counts)))).toEqual(new Set([JSON.stringify(counts)]))
})

it('the counts follow picks that are deleted or paid, and nothing that is undone', async () => {
  const { db } = club
  await playVotes(club.backend, { members: 40, rounds: 3 })
  const before = await db.select().from(pickCounts)
  await db.update(campaignPicks).set({ paidAt: 1 })
  expect(await db.select().from(pickCounts)).toEqual(before)
  await expect(
    db.transaction(async (tx) => {
      await tx.delete(campaignPicks)
      expect(await countProblems(tx)).toEqual([])
      tx.rollback()
    }),
  ).rejects.toThrow()
  expect(await db.select().from(pickCounts)).toEqual(before)
  await db.delete(campaignPicks).where(eq(campaignPicks.slot, 1))
  await db.update(campaignPicks).set({ slot: 1 }).where(eq(campaignPicks.slot, 2))
  expect(await countProblems(db)).toEqual([])
  // Control: a count that is lost is found.
  await db.execute(sql`alter table campaign_picks disable trigger user`)
  await db.delete(campaignPicks).where(eq(campaignPicks.slot, 0))
  expect(await countProblems(db)).toEqual([{ count: 'picks', of: 'club 1 mom 0' }])
})

it('a tally reads the counts of its slots and a pick writes three rows, whatever the number of voters', async () => {
  const { db } = club
  const fill = (first: number, last: number) =>
    db.execute(sql`insert into campaign_picks (slug, match_idx, kind, user_id, slot, picked_at)
      select 'club', 1, 'mom', 'filled-' || n, n % 4, 0 from generate_series(${first}::int, ${last}::int) n`)
  const rows = ({ read, written }: { read: number; written: number }) => ({ read, written })
  const cost = async () => {
    await db.execute(sql`vacuum analyze campaign_picks, pick_counts`)
    const tally = await db.transaction((tx) =>
      rowsTouched(tx, () => createTallies({ ...club.backend, db: tx })(VOTE)),
    )
    const pick = await db.transaction((tx) =>
      rowsTouched(tx, () =>
        tx.execute(sql`insert into campaign_picks (slug, match_idx, kind, user_id, slot, picked_at)
          values ('club', 1, 'mom', 'filled-1', 2, 0)
          on conflict (slug, match_idx, kind, user_id) do update set slot = (campaign_picks.slot + 1) % 4`),
      ),
    )
    return { tally: rows(tally), pick: rows(pick) }
  }
  await fill(1, 1000)
  const small = await cost()
  await fill(1001, 100_000)
  expect(await cost()).toEqual(small)
  expect(small.tally).toEqual({ read: 4, written: 0 })
  expect(small.pick.written).toBe(3)
})
