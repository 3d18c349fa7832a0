import type { CardMetadata, OwnedCard } from './cards.schema.ts'

/** A member's card with its name, picture and attributes. */
export interface MyCard extends CardMetadata {
  /** The number of this copy, starting at 1. */
  edition: number
  /** The number of copies of the design; `undefined` when the server does not report it. */
  editionTotal: number | undefined
  /** The number of copies of this design that the member owns. */
  amount: number
  /** The card's token id on the chain; `undefined` until it is minted (D58). */
  tokenId: string | undefined
  /** When the member received the copy, epoch ms; `undefined` when the server does not report it. */
  receivedAt?: number | undefined
}

/** Returns the value of an attribute, such as `number`; `undefined` when the card has none. */
export function cardAttribute(card: Pick<CardMetadata, 'attributes'>, trait: string): string | undefined {
  const value = card.attributes.find((attribute) => attribute.trait_type === trait)?.value
  return value === undefined ? undefined : String(value)
}

/** Joins a member's cards with the designs of their pack; drops cards of unknown designs (S3.22). */
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
        receivedAt: card.receivedAt ?? undefined,
      },
    ]
  })
}
