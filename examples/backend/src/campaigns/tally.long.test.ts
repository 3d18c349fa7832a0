import { afterEach, expect, it } from 'vitest'
import { type Club, openClub } from '../../test/campaign-shop.ts'
import { countProblems } from '../../test/counts.ts'
import { playVotes, VOTE } from '../../test/votes.ts'
import { createTallies } from './picks.ts'

let club: Club
afterEach(() => club.close())

it('D29 a vote is exact after 10,000 members have voted at once, and after all have changed their minds', async () => {
  club = await openClub()
  const first = await playVotes(club.backend, { members: 10_000, rounds: 1 })
  expect((await createTallies(club.backend)(VOTE)).counts).toEqual(first)
  const second = await playVotes(club.backend, { members: 10_000, rounds: 3 })
  expect((await createTallies(club.backend)(VOTE)).counts).toEqual(second)
  expect(second).not.toEqual(first)
  expect(await countProblems(club.db)).toEqual([])
})
