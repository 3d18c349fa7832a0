import {
  type CampaignMatch,
  NO_GOAL,
  type PickKind,
  pickPhase,
  pickWindow,
  readCampaign,
} from '@fandeck/sdk/campaigns'
import type { ShopDocument } from '@fandeck/sdk/shop'
import { users } from '../../auth/tables.ts'
import { matchesOf } from '../../campaigns/picks.ts'
import { movedTimes } from '../../campaigns/prepare.ts'
import { campaignPicks } from '../../campaigns/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { readSetting } from '../../settings/store.ts'
import { FANS } from './fans.ts'

const DAY = 24 * 3_600_000
/** A prime, so that each fan takes another turn in each vote. */
const STEP = 41
/** How often the players of a position are picked, relative to each other. */
const ODDS: Record<PickKind, Record<string, number>> = {
  mom: { FW: 6, MF: 4, DF: 2, GK: 2 },
  firstScorer: { FW: 8, MF: 3, DF: 1, GK: 0 },
}
/** The odds of a match without goals. */
const GOALLESS = 4

/** Fans of the demo and their picks in each vote that has begun, so that a member's pick joins those of others (D29). */
export async function seedVotes(
  backend: Backend,
  tx: Tx,
  { campaigns }: Pick<ShopDocument, 'campaigns'>,
): Promise<void> {
  const now = backend.now()
  const start = Number((await readSetting(tx, 'seeded_at')) ?? now)
  const fans = FANS.map((_, at) => `demo-fan-${at + 1}`)
  const picks = Object.entries(campaigns).flatMap(([slug, document]) => {
    const found = readCampaign(movedTimes(document, start))
    return (found ? matchesOf(found.campaign) : []).flatMap((match) =>
      (['mom', 'firstScorer'] as const).flatMap((kind) =>
        picksOf(match, kind, fans, now).map((pick) => ({ slug, matchId: match.matchId, kind, ...pick })),
      ),
    )
  })
  if (picks.length === 0) return
  await tx.insert(users).values(
    FANS.map((nickname, at) => ({
      id: fans[at] ?? nickname,
      memberId: `fan-${at + 1}@example.com`,
      loginType: 'email' as const,
      nickname,
      level: 'K103' as const,
      createdAt: now - 30 * DAY,
    })),
  )
  await tx.insert(campaignPicks).values(picks)
}

/** Returns the picks of a vote, the same at each start; none before it begins. */
function picksOf(match: CampaignMatch, kind: PickKind, fans: readonly string[], now: number) {
  if (pickPhase(match, kind, now) === 'upcoming') return []
  const { opensAt, closesAt } = pickWindow(match, kind)
  const last = Math.min(now, closesAt - 1)
  const first = opensAt ?? last - DAY
  const slots = slotsOf(match, kind)
  // Some fans pass over each vote.
  const voters = fans.length - (match.matchId % 7) * 5
  return fans.slice(0, voters).map((userId, at) => ({
    userId,
    slot: slots[Math.floor((((at * STEP) % voters) * slots.length) / voters)] ?? 0,
    pickedAt: first + Math.floor(((last - first) * at) / voters),
  }))
}

/** Returns the slots of a vote, each as often as its odds; players of one position differ by their numbers. */
function slotsOf({ lineUp, matchId }: CampaignMatch, kind: PickKind): number[] {
  const slots = lineUp.flatMap(({ number, position }, slot) =>
    Array.from({ length: (ODDS[kind][position] ?? 1) * (1 + ((number + matchId) % 4)) }, () => slot),
  )
  return kind === 'mom' ? slots : [...slots, ...Array.from({ length: GOALLESS }, () => NO_GOAL)]
}
