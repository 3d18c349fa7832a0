import * as z from 'zod/mini'
import {
  type Codec,
  count,
  lenientList,
  letters,
  seoulTime,
  textOrNone,
  whole,
  wireObject,
} from '../http/wire.ts'

/** Free-form attributes of a card, such as its number or the colours of its team; older servers omit them. */
const CardAttributes = z.nullish(
  z.array(z.object({ trait_type: z.string(), value: z.union([z.string(), z.number()]) })),
)

/** A card of an opened pack. */
export interface DrawnCard {
  cardId: number
  cardName: string
  /** URL. */
  image: string
  editionTitle: string
  /** The serial number of the copy. */
  edition: number
  /** Number of copies of the design. */
  editionTotal: number
  /** As in the deck, such as the colours and the crest of the team; older servers omit them. */
  attributes?: { trait_type: string; value: string | number }[] | null | undefined
}
/** The schema of `DrawnCard`. */
export const DrawnCard = wireObject({
  cardId: ['metadata_idx', whole],
  cardName: ['card_name', z.string()],
  image: ['image', z.string()],
  editionTitle: ['edition_title', z.string()],
  edition: ['edition', whole],
  editionTotal: ['edition_total', whole],
  attributes: ['attributes', CardAttributes],
}) satisfies Codec<DrawnCard>

/** The cards of an opened order. */
export interface OpenedPacks {
  orderId: string
  dropId: number
  /** In the order of the packs. */
  cards: DrawnCard[]
}
/** POST /minting/order/{order_id}/open: the cards of an order, the same for every call (D79). */
export const OpenReply = wireObject({
  orderId: ['order_id', z.string()],
  dropId: ['minting_seq', whole],
  cards: ['cards', z.array(DrawnCard)],
}) satisfies Codec<OpenedPacks>

/** Why a fan cancels an order. */
export const CancelReason = letters({
  M: 'changedMind',
  W: 'wrongChoice',
  D: 'delivery',
  O: 'other',
}) satisfies Codec<CancelReason>
export type CancelReason = 'changedMind' | 'wrongChoice' | 'delivery' | 'other'
/** POST /minting/order/{order_id}/cancel. */
export const CancelBody = wireObject({ reason: ['cancel_reason', CancelReason] })
/** The `data` of a CANCEL_CLOSED refusal: the end of the time to cancel. */
export const CancelClosedDetails = wireObject({ closedAt: ['cancel_until_dttm', seoulTime] })

/** Why a fan returns delivered goods. */
export const ReturnReason = letters({
  M: 'changedMind',
  B: 'damaged',
  W: 'wrongGoods',
  O: 'other',
}) satisfies Codec<ReturnReason>
export type ReturnReason = 'changedMind' | 'damaged' | 'wrongGoods' | 'other'
/** POST /minting/order/{order_id}/return. */
export const ReturnBody = wireObject({ reason: ['return_reason', ReturnReason] })
/** The `data` of a RETURN_CLOSED refusal: the end of the time to request a return. */
export const ReturnClosedDetails = wireObject({ closedAt: ['return_until_dttm', seoulTime] })
/** The `data` of a RETURN_REFUSED refusal: why the shop has refused. */
export const ReturnRefusedDetails = wireObject({ refusal: ['refusal_reason', textOrNone] })
/** The return that a fan has requested. */
export interface ReturnRequest {
  reason: ReturnReason
  /** When it was requested, epoch ms. */
  at: number
  /** Why the shop has refused it; absent while it is open and once it is accepted. */
  refusal?: string | null | undefined
}
/** The schema of `ReturnRequest`. */
export const ReturnRequest = wireObject({
  reason: ['return_reason', ReturnReason],
  at: ['dttm', seoulTime],
  refusal: ['refusal_reason', textOrNone],
}) satisfies Codec<ReturnRequest>

/** The packs of a paid order that wait to be opened (D79). */
export interface UnopenedPacks {
  orderId: string
  dropId: number
  title: string
  /** URL. */
  thumb: string
  /** Number of packs. */
  amount: number
  /** Number of cards in a pack. */
  cardsPerPack: number
  /** When it was ordered, epoch ms. */
  at: number
  /** The order can be cancelled until then, epoch ms; absent if it cannot. */
  cancelUntil?: number | null | undefined
}
/** The schema of `UnopenedPacks`. */
export const UnopenedPacks = wireObject({
  orderId: ['order_id', z.string()],
  dropId: ['minting_seq', whole],
  title: ['title', z.string()],
  thumb: ['thumb', z.string()],
  amount: ['amount', count],
  cardsPerPack: ['one_time_qty', count],
  at: ['dttm', seoulTime],
  cancelUntil: ['cancel_until_dttm', z.nullish(seoulTime)],
}) satisfies Codec<UnopenedPacks>
/** GET /mypage/unopened, newest first. */
export const UnopenedReply = lenientList(UnopenedPacks)
