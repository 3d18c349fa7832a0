import { aMatch } from '@fandeck/sdk/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Club, openClub, SPAN } from '../../test/campaign-shop.ts'
import { createTallies, storePick } from './picks.ts'
import { campaignPicks } from './tables.ts'

let club: Club
beforeEach(async () => {
  club = await openClub()
})
afterEach(() => club.close())

it('D29 a vote tallies 10,000 pressed picks of 500 members, each member once, with the last of each', async () => {
  const voters = Array.from({ length: 500 }, (_, at) => `voter-${at}`)
  const match = aMatch({ matchId: 1, kickOffAt: NOON - SPAN, closeAt: NOON + SPAN })
  const vote = { slug: 'club', matchId: 1, kind: 'mom' as const }
  const last = new Map<string, number>()
  for (let round = 0; round < 20; round++) {
    await Promise.all(
      voters.map((userId, at) => {
        const slot = (at * 7 + round * 3) % 4
        last.set(userId, slot)
        return storePick(club.backend, match, { ...vote, userId, slot })
      }),
    )
  }
  const expected = [0, 1, 2, 3].map((slot) => ({
    slot,
    count: [...last.values()].filter((one) => one === slot).length,
  }))
  expect(await club.db.select().from(campaignPicks)).toHaveLength(500)
  const tally = createTallies(club.backend)
  // A rush of readers shares few queries and sees the same counts.
  const read = await Promise.all(Array.from({ length: 1000 }, () => tally(vote)))
  expect(new Set(read.map(({ counts }) => JSON.stringify(counts)))).toEqual(
    new Set([JSON.stringify(expected)]),
  )
})
