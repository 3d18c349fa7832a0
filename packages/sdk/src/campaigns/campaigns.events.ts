import type { PickCount, PickKind } from './campaigns.pick.rules.ts'

/** Events of the campaign boards. */
export interface CampaignsEvents {
  /** Emitted when the server has saved a formation. */
  'campaigns:formation-saved': { slug: string; board: string; formation: string; filled: number }
  /** Emitted when three cards have become one. */
  'campaigns:upgraded': { slug: string; board: string; cardId: number; edition: number }
  /** Emitted when the server has taken a pick; `counts` are those of all slots, with it. */
  'campaigns:picked': {
    slug: string
    matchId: number
    kind: PickKind
    slot: number
    counts: readonly PickCount[]
  }
  /** Emitted when a player or the emblem has been recruited. */
  'campaigns:recruited': { slug: string; board: string; mission: number }
}
