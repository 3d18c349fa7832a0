import * as z from 'zod/mini'
import { lenientByName, lenientList, seoulTime, textOrNone, whole, wireObject } from '../http/wire.ts'

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

/** A design of a pack: a row of `card_list` (S3.21). */
export const CardMetadata = wireObject({
  ...cardFields,
  cardName: ['card_name', z.string()],
  image: ['image', z.string()],
  attributes: ['attributes', Attributes],
})
export type CardMetadata = z.output<typeof CardMetadata>

/** A member's card: `amount` and `edition` instead of name, image and attributes (S3.22). */
export const OwnedCard = wireObject({
  ...cardFields,
  amount: ['amount', whole],
  edition: ['edition', whole],
  /** The token id on the chain, once minted (D58). */
  tokenId: ['token_id', textOrNone],
  /** When the member received the copy, epoch ms (D79). */
  receivedAt: ['acquired_dttm', z.nullish(seoulTime)],
})
export type OwnedCard = z.output<typeof OwnedCard>

/** GET /card/metadata/{pack_idx} (S7.8). */
export const CardListReply = wireObject({ cards: ['card_list', lenientList(CardMetadata)] })
/** GET /card/metadata/{pack_idx}/my (S7.9). */
export const OwnedCardListReply = wireObject({ cards: ['card_list', lenientList(OwnedCard)] })

const PackMinting = wireObject({
  mintingName: ['minting_name', z.string()],
  mintingId: ['minting_idx', whole],
  credentialsType: ['credentials_type', z.string()],
  startAt: ['start_dttm', seoulTime],
  endAt: ['end_dttm', seoulTime],
})
/** The query of GET /card/pack/init: the names, comma-separated. */
export const PackInitQuery = wireObject({ packNames: ['pack_name_list', z.string()] })
/** GET /card/pack/init: by pack name, its id and its mintings (S3.20). */
export const PackInitReply = lenientByName(
  wireObject({ packId: ['pack_idx', whole], mintings: ['minting', lenientList(PackMinting)] }),
)
/** Packs by name; a name unknown to the server is absent. */
export type Packs = z.output<typeof PackInitReply>
