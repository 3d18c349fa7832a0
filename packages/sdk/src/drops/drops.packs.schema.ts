import * as z from 'zod/mini'
import { count, lenientList, letters, seoulTime, textOrNone, whole, wireObject } from '../http/wire.ts'

/** Free-form attributes of a card, such as its number or the colours of its team; older servers omit them. */
const CardAttributes = z.nullish(
  z.array(z.object({ trait_type: z.string(), value: z.union([z.string(), z.number()]) })),
)

/** A card of an opened pack. */
export const DrawnCard = wireObject({
  cardId: ['metadata_idx', whole],
  cardName: ['card_name', z.string()],
  image: ['image', z.string()],
  editionTitle: ['edition_title', z.string()],
  edition: ['edition', whole],
  editionTotal: ['edition_total', whole],
  /** As in the deck, such as the colours and the crest of the team; older servers omit them. */
  attributes: ['attributes', CardAttributes],
})
export type DrawnCard = z.output<typeof DrawnCard>

/** POST /minting/order/{order_id}/open: the cards of an order, the same for every call (D79). */
export const OpenReply = wireObject({
  orderId: ['order_id', z.string()],
  dropId: ['minting_seq', whole],
  cards: ['cards', z.array(DrawnCard)],
})
/** The cards of an opened order. */
export type OpenedPacks = z.output<typeof OpenReply>

/** Why a fan cancels an order. */
export const CancelReason = letters({ M: 'changedMind', W: 'wrongChoice', D: 'delivery', O: 'other' })
export type CancelReason = z.output<typeof CancelReason>
/** POST /minting/order/{order_id}/cancel. */
export const CancelBody = wireObject({ reason: ['cancel_reason', CancelReason] })
/** The `data` of a CANCEL_CLOSED refusal: the end of the time to cancel. */
export const CancelClosedDetails = wireObject({ closedAt: ['cancel_until_dttm', seoulTime] })

/** Why a fan returns delivered goods. */
export const ReturnReason = letters({ M: 'changedMind', B: 'damaged', W: 'wrongGoods', O: 'other' })
export type ReturnReason = z.output<typeof ReturnReason>
/** POST /minting/order/{order_id}/return. */
export const ReturnBody = wireObject({ reason: ['return_reason', ReturnReason] })
/** The `data` of a RETURN_CLOSED refusal: the end of the time to request a return. */
export const ReturnClosedDetails = wireObject({ closedAt: ['return_until_dttm', seoulTime] })
/** The `data` of a RETURN_REFUSED refusal: why the shop has refused. */
export const ReturnRefusedDetails = wireObject({ refusal: ['refusal_reason', textOrNone] })
/** The return that a fan has requested. */
export const ReturnRequest = wireObject({
  reason: ['return_reason', ReturnReason],
  /** When it was requested, epoch ms. */
  at: ['dttm', seoulTime],
  /** Why the shop has refused it; absent while it is open and once it is accepted. */
  refusal: ['refusal_reason', textOrNone],
})
export type ReturnRequest = z.output<typeof ReturnRequest>

/** The packs of a paid order that wait to be opened (D79). */
export const UnopenedPacks = wireObject({
  orderId: ['order_id', z.string()],
  dropId: ['minting_seq', whole],
  title: ['title', z.string()],
  thumb: ['thumb', z.string()],
  /** Number of packs. */
  amount: ['amount', count],
  /** Number of cards in a pack. */
  cardsPerPack: ['one_time_qty', count],
  /** When it was ordered, epoch ms. */
  at: ['dttm', seoulTime],
  /** The order can be cancelled until then, epoch ms; absent if it cannot. */
  cancelUntil: ['cancel_until_dttm', z.nullish(seoulTime)],
})
export type UnopenedPacks = z.output<typeof UnopenedPacks>
/** GET /mypage/unopened, newest first. */
export const UnopenedReply = lenientList(UnopenedPacks)
