import { useMyCards, usePackCards } from '@fandeck/react'
import { type CardMetadata, cardAttribute, type MyCard } from '@fandeck/sdk'
import type { CampaignTeam } from '@fandeck/sdk/campaigns'
import { useMemo } from 'react'
import type { CardFacts, CardTeam } from '../../card/Card.tsx'

/** Returns the colours and the crest that cards of a campaign's team have. */
export const cardTeam = ({ palette: [color1, color2, color3], crest }: CampaignTeam): CardTeam => ({
  color1,
  color2,
  color3,
  crest,
})

/** Returns the printed facts of a design, or of a copy, in the colours of a campaign's team. */
export function factsOf(
  design: CardMetadata & Partial<Pick<MyCard, 'edition'>>,
  team: CampaignTeam,
): CardFacts {
  const total = cardAttribute(design, 'edition_total')
  return {
    art: design.image,
    name: design.cardName,
    number: cardAttribute(design, 'number'),
    sub: cardAttribute(design, 'sub'),
    edition: design.edition,
    editionTotal: total === undefined ? undefined : Number(total),
    finish: design.editionTitle,
    team: cardTeam(team),
  }
}

/**
 * Fetches the designs of a board's packs. `owned` maps the ids of the member's designs to the number of copies;
 * `undefined` for a visitor and while it loads.
 */
export function useBoardCards(packNames: readonly string[]) {
  const designs = usePackCards({ packNames })
  const { data: copies } = useMyCards({ packNames })
  const owned = useMemo(
    () => copies && new Map(copies.map(({ cardId, amount }): [number, number] => [cardId, amount])),
    [copies],
  )
  return { designs, owned }
}
