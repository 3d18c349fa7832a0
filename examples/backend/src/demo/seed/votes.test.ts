import { pickPhase, pickShare, pickWindow } from '@fandeck/sdk/campaigns'
import { CampaignStateReply, PickTally } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../../test/backend.ts'
import { countProblems } from '../../../test/counts.ts'
import { users } from '../../auth/tables.ts'
import { openLibrary } from '../../campaigns/library.ts'
import { matchesOf } from '../../campaigns/picks.ts'
import { campaignPicks, pickCounts } from '../../campaigns/tables.ts'

let shop: TestBackend
beforeEach(async () => {
  shop = await testBackend({ seeded: true })
})
afterEach(() => shop.close())

async function answer<Value>(
  schema: z.ZodMiniType<Value>,
  path: string,
  init: RequestInit = {},
): Promise<Value> {
  const reply = await shop.fetch(`http://api.localhost${path}`, init)
  const { data } = z.parse(z.object({ data: z.unknown() }), await reply.json())
  return z.parse(schema, data)
}

test('D29 each vote of the demo that has begun has picks of its members, within its window', async () => {
  const { db } = shop.backend
  const now = shop.backend.now()
  const made = await db.select().from(campaignPicks).innerJoin(users, eq(users.id, campaignPicks.userId))
  expect(made).toHaveLength(await db.$count(campaignPicks))
  expect(await countProblems(db)).toEqual([])
  const phases: string[] = []
  for (const campaign of await openLibrary(shop.backend).all()) {
    for (const match of matchesOf(campaign)) {
      for (const kind of ['mom', 'firstScorer'] as const) {
        const phase = pickPhase(match, kind, now)
        phases.push(phase)
        const { opensAt = 0, closesAt } = pickWindow(match, kind)
        const picks = made
          .map(({ campaign_picks: pick, users: { createdAt } }) => ({ ...pick, createdAt }))
          .filter(
            (pick) => pick.slug === campaign.slug && pick.matchId === match.matchId && pick.kind === kind,
          )
        const counts = (await db.select().from(pickCounts))
          .filter((one) => one.slug === campaign.slug && one.matchId === match.matchId && one.kind === kind)
          .map(({ slot, picks: count }) => ({ slot, count }))
        if (phase === 'upcoming') {
          expect(picks).toEqual([])
          continue
        }
        const shares = counts.map(({ slot }) => pickShare(counts, slot))
        expect(shares.length).toBeGreaterThan(5)
        expect(Math.max(...shares)).toBeGreaterThan(10)
        expect(Math.max(...shares)).toBeLessThan(50)
        for (const { pickedAt, createdAt } of picks) {
          expect(pickedAt).toBeGreaterThanOrEqual(Math.max(opensAt, createdAt))
          expect(pickedAt).toBeLessThan(Math.min(now + 1, closesAt))
        }
      }
    }
  }
  expect(new Set(phases)).toEqual(new Set(['upcoming', 'open', 'closed']))
})

test('D29 a first pick in the demo joins those of other fans, whose shares are hidden before it', async () => {
  const member = await shop.member({ nickname: '첫표' })
  const { headers } = member
  const path = '/campaign/fcanyang-2025'
  const { tallies } = await answer(CampaignStateReply, `${path}/state`, { headers })
  expect(tallies.map(({ matchId, kind }) => ({ matchId, kind }))).toEqual([
    { matchId: 301, kind: 'firstScorer' },
  ])
  const { counts } = await answer(PickTally, `${path}/pick`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ match_idx: 301, kind: 'mom', slot: 10 }),
  })
  expect(pickShare(counts, 10)).toBeGreaterThan(0)
  expect(pickShare(counts, 10)).toBeLessThan(50)
})
