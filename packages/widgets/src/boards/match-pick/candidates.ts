import type { CampaignMatch, CampaignTeam, PickCount } from '@fandeck/sdk/campaigns'
import type { CardMetadata } from '@fandeck/sdk/cards'
import type { CardFacts } from '../../card/Card.tsx'
import { cardTeam, factsOf } from '../board/board-cards.ts'

/** A player of the line-up. */
export interface Candidate {
  /** The place in the line-up. */
  slot: number
  number: number
  name: string
  position: string
  card: CardFacts
}

/** What both votes show. */
export interface VoteProps {
  candidates: readonly Candidate[]
  /** The chosen slot, or the one that the server has. */
  slot: number | undefined
  open: boolean
  counts: readonly PickCount[] | undefined
  onSelect(slot: number): void
}

/** Returns the line-up with its cards; a player without a design has a card without a picture. */
export function candidatesOf(
  { lineUp }: CampaignMatch,
  designs: readonly CardMetadata[],
  team: CampaignTeam,
): Candidate[] {
  return lineUp.map(({ cardId, ...player }, slot) => {
    const design = designs.find((one) => one.cardId === cardId)
    const { number, name, position } = player
    const printed = { art: undefined, name, number, sub: position, team: cardTeam(team) }
    return { slot, ...player, card: design ? factsOf(design, team) : printed }
  })
}
