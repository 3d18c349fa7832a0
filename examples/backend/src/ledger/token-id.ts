/** The maximum number of copies per design. */
const MOST = 1_000_000

/** A copy of a design. */
export interface Copy {
  cardId: number
  edition: number
}

/** Returns the token id of a card, derived from its design and edition, so that it is the same on every chain. */
export const tokenIdOf = ({ cardId, edition }: Copy): bigint =>
  BigInt(cardId) * BigInt(MOST) + BigInt(edition)

/** Returns the card of a token id. */
export const copyOf = (id: bigint): Copy => ({
  cardId: Number(id / BigInt(MOST)),
  edition: Number(id % BigInt(MOST)),
})
