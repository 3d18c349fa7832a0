import type { CampaignMatch } from './campaigns.boards.schema.ts'
import type { WindowPhase } from './campaigns.rules.ts'

/** What a fan picks: the man of the match, or the first scorer. */
export type PickKind = 'mom' | 'firstScorer'

/** The slot that predicts a match without goals. */
export const NO_GOAL = -1

/** The window of a pick, epoch ms; its end is exclusive. */
export interface PickWindow {
  opensAt: number | undefined
  closesAt: number
}

/** Returns the window of a pick: man of the match from kick-off to closing, first scorer until kick-off (D29). */
export const pickWindow = (
  { kickOffAt, closeAt }: Pick<CampaignMatch, 'kickOffAt' | 'closeAt'>,
  kind: PickKind,
): PickWindow =>
  kind === 'mom' ? { opensAt: kickOffAt, closesAt: closeAt } : { opensAt: undefined, closesAt: kickOffAt }

/** Returns the phase of a pick at `now` (server time, epoch ms). */
export function pickPhase(
  match: Pick<CampaignMatch, 'kickOffAt' | 'closeAt'>,
  kind: PickKind,
  now: number,
): WindowPhase {
  const { opensAt, closesAt } = pickWindow(match, kind)
  if (now >= closesAt) return 'closed'
  return opensAt !== undefined && now < opensAt ? 'upcoming' : 'open'
}

/** Returns whether a slot can be picked: one of the line-up, or no goal for the first scorer. */
export const isPickable = (
  { lineUp }: Pick<CampaignMatch, 'lineUp'>,
  kind: PickKind,
  slot: number,
): boolean => lineUp[slot] !== undefined || (kind === 'firstScorer' && slot === NO_GOAL)

/** The number of picks of one slot. */
export interface PickCount {
  slot: number
  count: number
}

/** Returns the share of a slot in whole per cent; 0 when there are no picks. */
export function pickShare(counts: readonly PickCount[], slot: number): number {
  let total = 0
  for (const { count } of counts) total += count
  const own = counts.find((one) => one.slot === slot)?.count ?? 0
  return total === 0 ? 0 : Math.round((own / total) * 100)
}
