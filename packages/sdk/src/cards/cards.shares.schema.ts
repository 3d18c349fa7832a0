import * as z from 'zod/mini'
import { type Codec, natural, seoulTime, textOrNone, whole, wireObject, yesNo } from '../http/wire.ts'
import { Attributes } from './cards.schema.ts'

/** The key of a shared card in its address: 128 random bits. */
export const CardShareKey = z.string().check(z.regex(/^[\w-]{22}$/))

/** POST /card/share/{metadata_idx}/{edition}. */
export const CardShareBody = wireObject({
  /** Whether the page of the card shows the nickname of the member. */
  showsName: ['name_yn', yesNo],
})

/** The link of a member's card, which shows the card to everybody who has it. */
export interface CardShare {
  /** The key in its address. */
  shareKey: string
  /** Whether the page of the card shows the nickname of the member. */
  showsName: boolean
  /** When the link was made, epoch ms. */
  sharedAt: number
}
/** The schema of `CardShare`. */
export const CardShare = wireObject({
  shareKey: ['share_key', CardShareKey],
  showsName: ['name_yn', yesNo],
  sharedAt: ['share_dttm', seoulTime],
}) satisfies Codec<CardShare>
/** GET /card/share/{metadata_idx}/{edition}: the link of an own card; `null` for a card that is not shared. */
export const CardShareReply = wireObject({
  /** The link; `null` for a card that is not shared. */
  share: ['share', z.nullable(CardShare)],
})

/** A card as anyone with its link sees it; the nickname is there only if the owner shows it. */
export interface SharedCard {
  shareKey: string
  packName: string
  /** The title of its set. */
  packTitle: string
  cardName: string
  /** URL. */
  image: string
  editionTitle: string
  /** The serial number of the copy. */
  edition: number
  /** The number of copies of the design. */
  editionTotal: number
  /** Such as number, position or team. */
  attributes: { trait_type: string; value: string | number }[]
  /** The nickname of the owner; absent unless the owner shows it. */
  ownerName?: string | null | undefined
  /** The drop that sells its set now or later; absent without one. */
  dropId?: number | null | undefined
  /** URL of the picture of link previews, 1200x630. */
  previewImage: string
  /** URL of a picture to save, 1080x1350. */
  postImage: string
  /** URL of a picture to save, 1080x1920. */
  storyImage: string
}
/** The schema of `SharedCard`. */
export const SharedCard = wireObject({
  shareKey: ['share_key', CardShareKey],
  packName: ['pack_name', z.string()],
  packTitle: ['pack_title', z.string()],
  cardName: ['card_name', z.string()],
  image: ['image', z.string()],
  editionTitle: ['edition_title', z.string()],
  edition: ['edition', natural],
  editionTotal: ['edition_total', natural],
  attributes: ['attributes', Attributes],
  ownerName: ['nick_name', textOrNone],
  dropId: ['minting_seq', z.nullish(whole)],
  previewImage: ['preview_image', z.string()],
  postImage: ['post_image', z.string()],
  storyImage: ['story_image', z.string()],
}) satisfies Codec<SharedCard>
