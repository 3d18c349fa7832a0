import { useCardMessages } from './use-card-messages.ts'
import './CardBadge.css'

/** The words in the middle of a card that the member does not have. */
export const MissingBadge = () => (
  <span className="fandeck-card__missing">{useCardMessages()['card.notOwned']}</span>
)
