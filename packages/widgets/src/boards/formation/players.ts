import type { CampaignTeam } from '@fandeck/sdk/campaigns'
import { type CardMetadata, cardAttribute, type MyCard } from '@fandeck/sdk/cards'
import type { ListedPlayer } from '../../player-list/index.ts'
import { factsOf } from '../board/board-cards.ts'

/** Returns one player per design: with the newest copy of a member, or without a copy for a visitor. */
export function playersOf(cards: readonly (CardMetadata | MyCard)[], team: CampaignTeam): ListedPlayer[] {
  const players = new Map<number, ListedPlayer>()
  for (const card of cards) {
    const { cardId } = card
    if (players.has(cardId)) continue
    players.set(cardId, {
      ...factsOf(card, team),
      ...{ id: cardId, position: cardAttribute(card, 'position') ?? '' },
      amount: 'amount' in card ? card.amount : undefined,
    })
  }
  return [...players.values()]
}
