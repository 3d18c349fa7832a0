/** Copies of one design that ids have room for. */
const MOST = 1_000_000

/** A copy of a design. */
export interface Copy {
  cardId: number
  edition: number
}

/** The id of a card's token: its design and its edition, so that the same card is the same token on every chain. */
export const tokenIdOf = ({ cardId, edition }: Copy): bigint =>
  BigInt(cardId) * BigInt(MOST) + BigInt(edition)

/** The card of a token's id. */
export const copyOf = (id: bigint): Copy => ({
  cardId: Number(id / BigInt(MOST)),
  edition: Number(id % BigInt(MOST)),
})
