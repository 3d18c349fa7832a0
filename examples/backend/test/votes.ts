import { aMatch } from '@fandeck/sdk/testing'
import { storePick } from '../src/campaigns/picks.ts'
import type { Backend } from '../src/context.ts'
import { NOON } from './backend.ts'
import { SPAN } from './campaign-shop.ts'
import { random } from './rush/random.ts'

/** A vote that is open at noon, with four slots. */
export const VOTE = { slug: 'club', matchId: 1, kind: 'mom' } as const
const MATCH = aMatch({ matchId: 1, kickOffAt: NOON - SPAN, closeAt: NOON + SPAN })
const SLOTS = [0, 1, 2, 3]

/**
 * Lets all members vote at once, round after round: all for slot 0 first, then for more slots by chance. Returns how many
 * have each slot in the end.
 */
export async function playVotes(backend: Backend, { members, rounds }: { members: number; rounds: number }) {
  const dice = random(members)
  const last = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    await Promise.all(
      Array.from({ length: members }, (_, at) => {
        const [userId, slot] = [`voter-${at}`, dice.below(1 + (round % SLOTS.length))]
        last.set(userId, slot)
        return storePick(backend, MATCH, { ...VOTE, userId, slot })
      }),
    )
  }
  return SLOTS.map((slot) => ({
    slot,
    count: [...last.values()].filter((one) => one === slot).length,
  })).filter(({ count }) => count > 0)
}
