/** Copies of one design that ids have room for. */
const MOST = 1_000_000

/** A copy of a design. */
export interface Copy {
  metadataIdx: number
  edition: number
}

/** The id of a card's token: its design and its edition, so that the same card is the same token on every chain. */
export const tokenIdOf = ({ metadataIdx, edition }: Copy): bigint =>
  BigInt(metadataIdx) * BigInt(MOST) + BigInt(edition)

/** The card of a token's id. */
export const copyOf = (id: bigint): Copy => ({
  metadataIdx: Number(id / BigInt(MOST)),
  edition: Number(id % BigInt(MOST)),
})
