import type { CampaignTeam, UpgradeCard } from '@fandeck/sdk/campaigns'
import type { MyCard } from '@fandeck/sdk/cards'
import type { CardFacts } from '../../card/card-props.ts'
import { cardTeam, factsOf } from '../board/board-cards.ts'
import { isCopy } from './copies.ts'

/** Returns how a card in a slot is drawn; one that is not among the copies has no picture. */
export function ingredientFacts(card: UpgradeCard, copies: readonly MyCard[], team: CampaignTeam): CardFacts {
  const copy = copies.find((one) => isCopy(card, one))
  const { name, edition } = card
  return copy ? factsOf(copy, team) : { art: undefined, name, edition, team: cardTeam(team) }
}
