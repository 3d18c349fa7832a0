import * as z from 'zod/mini'
import {
  type Codec,
  lenientByName,
  lenientList,
  model,
  pageNumber,
  seoulTime,
  text,
  textOrNone,
  whole,
  wireObject,
} from '../http/wire.ts'

/** Free-form attributes of a card, such as number, position or team. */
export const Attributes = lenientList(
  z.object({ trait_type: z.string(), value: z.union([z.string(), z.number()]) }),
)

const cardFields = {
  cardId: ['metadata_idx', whole],
  editionTitle: ['edition_title', z.string()],
  designImage: ['design_image', z.string()],
  designId: ['design_idx', whole],
} as const

/** A design of a pack (S3.21). */
export interface CardMetadata {
  cardId: number
  editionTitle: string
  /** URL of the design without a number. */
  designImage: string
  designId: number
  cardName: string
  /** URL. */
  image: string
  /** Such as number, position or team. */
  attributes: { trait_type: string; value: string | number }[]
}
/** A row of `card_list`. */
export const CardMetadata = wireObject({
  ...cardFields,
  cardName: ['card_name', z.string()],
  image: ['image', z.string()],
  attributes: ['attributes', Attributes],
}) satisfies Codec<CardMetadata>

/** A member's card: `amount` and `edition` instead of name, image and attributes (S3.22). */
export interface OwnedCard {
  cardId: number
  editionTitle: string
  /** URL of the design without a number. */
  designImage: string
  designId: number
  /** Number of copies. */
  amount: number
  /** The serial number of the copy. */
  edition: number
  /** The token id on the chain, once minted (D58). */
  tokenId?: string | null | undefined
  /** When the member received the copy, epoch ms (D79). */
  receivedAt?: number | null | undefined
}
/** The schema of `OwnedCard`. */
export const OwnedCard = wireObject({
  ...cardFields,
  amount: ['amount', whole],
  edition: ['edition', whole],
  tokenId: ['token_id', textOrNone],
  receivedAt: ['acquired_dttm', z.nullish(seoulTime)],
}) satisfies Codec<OwnedCard>

/** The most rows of a page, all rows without it, and the cursor of the page (D113). */
export const CardPageQuery = wireObject({
  cursor: ['cursor', z.optional(text({ max: 80 }))],
  /** The most rows of the reply; all rows when omitted. */
  limit: ['limit', z.optional(pageNumber)],
})
/** GET /card/metadata/{pack_idx} (S7.8); a reply to `limit` has `next`, the cursor of the next page (D113). */
export const CardListReply = wireObject({
  cards: ['card_list', lenientList(CardMetadata)],
  next: ['next', textOrNone],
})
/** A page of either list whose rows are not decoded yet. */
export const UndecodedPage = wireObject({
  rows: ['card_list', z.array(z.unknown())],
  next: ['next', textOrNone],
})
/** Returns rows as the list that they are part of. */
export const listOf = (rows: readonly unknown[]) => ({ card_list: rows })
/** GET /card/metadata/{pack_idx}/my (S7.9), newest first; a reply to `limit` has `next` (D113). */
export const OwnedCardListReply = wireObject({
  cards: ['card_list', lenientList(OwnedCard)],
  next: ['next', textOrNone],
})

/** A minting of a pack. */
export interface PackMinting {
  mintingName: string
  mintingId: number
  /** What a code of the minting looks like. */
  credentialsType: string
  /** The start of its claims, epoch ms. */
  startAt: number
  /** Their end, epoch ms. */
  endAt: number
}
const PackMinting = wireObject({
  mintingName: ['minting_name', z.string()],
  mintingId: ['minting_idx', whole],
  credentialsType: ['credentials_type', z.string()],
  startAt: ['start_dttm', seoulTime],
  endAt: ['end_dttm', seoulTime],
}) satisfies Codec<PackMinting>
/** The query of GET /card/pack/init: the names, comma-separated. */
export const PackInitQuery = wireObject({ packNames: ['pack_name_list', z.string()] })
/** A pack (S3.20). */
export interface Pack {
  packId: number
  mintings: PackMinting[]
}
const Pack = wireObject({
  packId: ['pack_idx', whole],
  mintings: ['minting', lenientList(PackMinting)],
}) satisfies Codec<Pack>
/** Packs by name; a name unknown to the server is absent. */
export type Packs = Record<string, Pack>
/** GET /card/pack/init: by pack name, its id and its mintings (S3.20). */
export const PackInitReply = model(lenientByName(Pack)) satisfies Codec<Packs>
