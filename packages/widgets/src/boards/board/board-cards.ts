import { useCampaign, useMyCards, usePackCards } from '@fandeck/react'
import type { Campaign, CampaignTeam, UpgradeResult } from '@fandeck/sdk/campaigns'
import { type CardMetadata, cardAttribute, type MyCard, type PrintedCard } from '@fandeck/sdk/cards'
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
  design: CardMetadata & { edition?: number | undefined },
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

/** Returns a card that the boards have given, with what its design prints; the designs may lack it. */
export function arrivedCard(
  { cardId, edition, name, image }: UpgradeResult,
  designs: readonly CardMetadata[],
): PrintedCard & { cardId: number } {
  const design = designs.find((one) => one.cardId === cardId)
  const total = design && cardAttribute(design, 'edition_total')
  return { cardName: name, image, ...design, cardId, edition, editionTotal: total ? Number(total) : null }
}

const NO_DESIGNS: readonly CardMetadata[] = []
const packsOf = ({ packs }: Campaign) => packs

/** Fetches the designs of all packs of a campaign; empty while they load. */
export function useCampaignCards(slug: string): readonly CardMetadata[] {
  const { data: packNames } = useCampaign({ slug, query: { select: packsOf } })
  const { data = NO_DESIGNS } = usePackCards({
    packNames: packNames ?? [],
    query: { enabled: packNames !== undefined },
  })
  return data
}

/** The copies of a member, by the id of their design; `undefined` for a visitor and while they load. */
export type OwnedCards = ReadonlyMap<number, MyCard> | undefined

/** Returns the props of a design among those of a member: with the edition of a copy, or as missing. */
export function ownedFacts(design: CardMetadata, team: CampaignTeam, owned: OwnedCards) {
  const copy = owned?.get(design.cardId)
  return { ...factsOf({ ...design, edition: copy?.edition }, team), owned: owned && (copy?.amount ?? 0) }
}

/**
 * Fetches the designs of a board's packs. `owned` maps the ids of the member's designs to a copy; `undefined` for a
 * visitor and while it loads.
 */
export function useBoardCards(packNames: readonly string[]) {
  const designs = usePackCards({ packNames })
  const { data: copies } = useMyCards({ packNames })
  const owned = useMemo(
    () => copies && new Map(copies.map((copy): [number, MyCard] => [copy.cardId, copy])),
    [copies],
  )
  return { designs, owned }
}
