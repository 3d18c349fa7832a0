import type { DropInformation } from '@fandeck/sdk/drops'
import type { CardFacts } from '../card/card-props.ts'

/** Returns the printed facts of a card that a pack can contain. */
export const dropCard = (card: DropInformation['cards'][number]): CardFacts => ({
  art: card.image,
  name: card.cardName,
  finish: card.editionTitle,
  team: { crest: card.crest ?? undefined },
  look: card.look === 'magazine' ? card.look : undefined,
})
