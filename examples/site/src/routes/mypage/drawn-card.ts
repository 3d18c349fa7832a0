import { cardAttribute, type MyCard } from '@fandeck/sdk'
import type { CardProps } from '@fandeck/widgets'

/** Converts a member's copy to the props of its front. */
export function drawnCard(card: MyCard): CardProps {
  const of = (trait: string) => cardAttribute(card, trait)
  const [color1, color2, color3] = [of('team_color_1'), of('team_color_2'), of('team_color_3')]
  return {
    art: card.image,
    name: card.cardName,
    number: of('number'),
    sub: of('sub'),
    edition: card.edition,
    editionTotal: card.editionTotal,
    finish: card.editionTitle,
    ...(color1 && color2 && color3 && { team: { color1, color2, color3, crest: of('crest') } }),
  }
}
