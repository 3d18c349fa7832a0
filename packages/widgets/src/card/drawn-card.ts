import { type CardMetadata, cardAttribute, type MyCard } from '@fandeck/sdk'
import type { CardFacts } from './card-props.ts'

/** The parts of a design, or of a member's copy, that a card shows. */
export type DrawableCard = Pick<CardMetadata, 'image' | 'cardName' | 'editionTitle'> &
  Partial<Pick<MyCard, 'edition' | 'editionTotal'>> & {
    attributes?: CardMetadata['attributes'] | null | undefined
  }

/** Returns the printed facts of a design or of a member's copy, in the colours of its team. */
export function drawnCard(card: DrawableCard): CardFacts {
  const of = (trait: string) => cardAttribute({ attributes: card.attributes ?? [] }, trait)
  const [color1, color2, color3] = [of('team_color_1'), of('team_color_2'), of('team_color_3')]
  return {
    art: card.image,
    name: card.cardName,
    number: of('number'),
    sub: of('sub'),
    edition: card.edition,
    editionTotal: card.editionTotal,
    finish: card.editionTitle,
    season: of('season'),
    ...(of('look') === 'magazine' && { look: 'magazine' as const }),
    ...(color1 && color2 && color3 && { team: { color1, color2, color3, crest: of('crest') } }),
  }
}
