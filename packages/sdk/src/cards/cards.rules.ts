import type { CardMetadata, OwnedCard } from './cards.schema.ts'

/** A card of a member with its name, picture and attributes. */
export interface MyCard extends CardMetadata {
  /** The number of this copy, from 1. */
  edition: number
  /** How many copies there are of the design; `undefined` when the design does not say. */
  editionTotal: number | undefined
  /** How many copies of this design the member has. */
  amount: number
  /** The number of its token on the chain; `undefined` until it is minted (D58). */
  tokenId: string | undefined
}

/** The value of one attribute of a card, such as `number`; `undefined` when it has none. */
export function cardAttribute(card: Pick<CardMetadata, 'attributes'>, trait: string): string | undefined {
  const value = card.attributes.find((attribute) => attribute.trait_type === trait)?.value
  return value === undefined ? undefined : String(value)
}

/** Joins a member's cards with the designs of their pack; a card whose design is unknown is left out (S3.22). */
export function joinCards(owned: readonly OwnedCard[], designs: readonly CardMetadata[]): MyCard[] {
  const byIdx = new Map(designs.map((design) => [design.cardId, design]))
  return owned.flatMap((card) => {
    const design = byIdx.get(card.cardId)
    if (!design) return []
    const total = cardAttribute(design, 'edition_total')
    return [
      {
        ...design,
        edition: card.edition,
        amount: card.amount,
        editionTotal: total ? Number(total) : undefined,
        tokenId: card.tokenId ?? undefined,
      },
    ]
  })
}
