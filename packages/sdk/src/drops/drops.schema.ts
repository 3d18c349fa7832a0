import * as z from 'zod/mini'
import { PaymentMethod } from '../http/payment-method.ts'
import {
  type Codec,
  count,
  lenientList,
  letters,
  model,
  positive,
  seoulTime,
  textOrNone,
  whole,
  wireObject,
  yesNo,
  yesNoOrNone,
} from '../http/wire.ts'
import { typedLine } from '../input/wire.ts'

/** The numbers of a drop (S3.12, D61). Quantities count packs. */
export interface DropInfo {
  /** The start of the sale, epoch ms. */
  startAt: number
  /** The end of the sale, epoch ms; exclusive. */
  endAt: number
  /** Number of packs in the sale. */
  totalPacks: number
  /** Packs that one order may have. */
  maxPerOrder: number
  /** Packs that one member may buy. */
  maxPerMember: number
  /** Whether packs have a price. */
  paid: boolean
  /** Price of a pack, won. */
  paymentAmount: number
  /** Whether only listed members may buy (S7.26). */
  whitelist: boolean
  /** The number of the sale, from 1. */
  round: number
  title: string
  /** Number of cards in a pack. */
  cardsPerPack: number
  /** When false, the drop is closed at any time. */
  enabled: boolean
  /** `paused` or `ended`: why it is not enabled (D88); without it, or with another word, it is closed. */
  state?: string | null | undefined
  /** The sentence of a paused drop. */
  notice?: string | null | undefined
  /** Whether an order needs a delivery address before its payment opens (D22). */
  delivery: boolean
  /** Whether a purchase needs a pass of the gate (D81). */
  gated: boolean
  /** Whether `getDropOdds` answers; older servers omit it. */
  hasOdds: boolean
  /** The URL of a calendar file (iCalendar) with the start of the sale. */
  calendarUrl?: string | null | undefined
}
/** `minting_info`. */
export const DropInfo = wireObject({
  startAt: ['start_dttm', seoulTime],
  endAt: ['end_dttm', seoulTime],
  totalPacks: ['total_qty', count],
  maxPerOrder: ['max_qty_txn', count],
  maxPerMember: ['max_qty_wallet', count],
  paid: ['payment', yesNo],
  paymentAmount: ['payment_amount', count],
  whitelist: ['whitelist_yn', yesNo],
  round: ['round', count],
  title: ['title', z.string()],
  cardsPerPack: ['one_time_qty', count],
  enabled: ['enable', yesNo],
  state: ['state', textOrNone],
  notice: ['notice', textOrNone],
  delivery: ['delivery_yn', yesNoOrNone],
  gated: ['gate_yn', yesNoOrNone],
  hasOdds: ['odds_yn', yesNoOrNone],
  calendarUrl: ['calendar_url', textOrNone],
}) satisfies Codec<DropInfo>

/** The seller (S3.13); a field that the seller has not filled in is absent. */
export interface VendorInfo {
  name?: string | undefined
  address?: string | undefined
  phone?: string | undefined
  /** Digits of the business registration. */
  businessNumber?: string | undefined
  /** Number of the mail-order registration. */
  registrationNumber?: string | undefined
}
/** `vendor_info`. A server may omit a field, or send it as `null`. */
export const VendorInfo = wireObject({
  name: ['biz_nm', z.optional(z.string())],
  address: ['biz_address', z.optional(z.string())],
  phone: ['biz_phone', z.optional(z.string())],
  businessNumber: ['bizno', z.optional(z.string())],
  registrationNumber: ['vendor_registration_no', z.optional(z.string())],
}) satisfies Codec<VendorInfo>

/** A drop's numbers and its vendor; the remaining stock is a separate call. */
export interface Drop {
  info: DropInfo
  vendor: VendorInfo
  /** Names this version of the numbers; `getAvailability` returns the current one (D84). */
  revision?: string | null | undefined
}
/** GET /minting/{minting_seq} (S7.27). */
export const DropReply = wireObject({
  info: ['minting_info', DropInfo],
  vendor: ['vendor_info', VendorInfo],
  revision: ['revision', textOrNone],
}) satisfies Codec<Drop>

/** GET /minting/possibleQuantity/{minting_seq}: the packs that this member may still buy (S7.28). */
export const PossibleQuantityReply = wireObject({ purchasablePacks: ['possible_qty', count] })
/** The packs left in a drop, and the version of its numbers. */
export interface Availability {
  /** Number of packs left. */
  remainingPacks: number
  /** Another value than that of `getDrop` means that the drop has changed; older servers omit it. */
  revision?: string | null | undefined
}
/** GET /minting/remainTotal/{minting_seq}: the packs left (S7.29), and the version of the drop's numbers (D84). */
export const RemainTotalReply = wireObject({
  remainingPacks: ['remain_qty', count],
  revision: ['revision', textOrNone],
}) satisfies Codec<Availability>

/** GET /minting/{minting_seq}/first: whether this is the member's first purchase in the drop (S7.30). */
export const FirstMintReply = wireObject({ first: ['first_yn', yesNo] })

/** A card that a drop contains. */
export interface DropCard {
  cardId: number
  cardName: string
  /** URL. */
  image: string
  editionTitle: string
  /** Number of copies of the design. */
  editionTotal: number
  /** The URL of the crest on its face; a magazine has none, and older servers omit it. */
  crest?: string | null | undefined
  /** `magazine` for a plain cover. @default a player's card */
  look?: string | null | undefined
}
const DropCard = wireObject({
  cardId: ['metadata_idx', whole],
  cardName: ['card_name', z.string()],
  image: ['image', z.string()],
  editionTitle: ['edition_title', z.string()],
  editionTotal: ['edition_total', count],
  crest: ['crest', textOrNone],
  look: ['look', textOrNone],
}) satisfies Codec<DropCard>
/** Terms that a drop can require (D23, D71). */
export const DropTerms = letters({ T: 'purchase', H: 'thirdParty', W: 'wallet' }) satisfies Codec<DropTerms>
export type DropTerms = 'purchase' | 'thirdParty' | 'wallet'

/** The rarely changing information of a drop (D18). */
export interface DropInformation {
  dropId: number
  /** The printed series that its cards belong to. */
  mintingId: number
  /** The pack whose designs it draws. */
  packName: string
  /** The last segment of its collection's address. */
  collectionLink?: string | null | undefined
  title: string
  /** URL. */
  thumb: string
  /** Paragraphs below the drop. */
  notices: string[]
  cards: DropCard[]
  /** The required terms, in display order. @default ['purchase'] */
  terms?: DropTerms[] | null | undefined
}
/** The schema of `DropInformation`. */
export const DropInformation = wireObject({
  dropId: ['minting_seq', whole],
  mintingId: ['minting_idx', whole],
  packName: ['pack_name', z.string()],
  collectionLink: ['collection_link', textOrNone],
  title: ['title', z.string()],
  thumb: ['thumb', z.string()],
  notices: ['notices', lenientList(z.string())],
  cards: ['cards', lenientList(DropCard)],
  terms: ['terms_divs', z.nullish(z.array(DropTerms))],
}) satisfies Codec<DropInformation>
/** `{cdn}/static/drops/drops-information.json` (S7.32). */
export const DropsInformation = wireObject({
  version: ['version', whole],
  updatedAt: ['updated_dttm', seoulTime],
  drops: ['drops', lenientList(DropInformation)],
})

export { PaymentMethod }
/** The holder of a cash receipt; the screens offer receipts for bank transfers only (D20b). */
export const ReceiptType = model(z.enum(['none', 'personal', 'business'])) satisfies Codec<ReceiptType>
/** The holder of a cash receipt: none, a person or a business. */
export type ReceiptType = 'none' | 'personal' | 'business'
/** The identifier of a cash receipt's holder; a business receipt keeps the default until it is changed (D67). */
export const ReceiptInfoType = model(z.enum(['phone', 'card', 'business'])) satisfies Codec<ReceiptInfoType>
/** The identifier of a cash receipt's holder: phone, card or business number. */
export type ReceiptInfoType = 'phone' | 'card' | 'business'

const filled = (most: number) => typedLine({ min: 1, max: most })

/** POST /minting (S7.31, D21). */
export const PurchaseBody = wireObject({
  dropId: ['minting_seq', whole],
  /** Number of packs. */
  amount: ['amount', positive],
  redirectUrl: ['redirect_url', z.string()],
  transferAgreement: ['agree_yn', yesNo],
  method: ['payment_method', PaymentMethod],
  self: ['self_yn', yesNo],
  receiptType: ['receipt_type', ReceiptType],
  receiptInfoType: ['receipt_info_type', ReceiptInfoType],
  receiptInfo: ['receipt_info', typedLine({ max: 40 })],
  buyerName: ['buyer_name', typedLine({ max: 40 })],
  mintTypeValue: ['mint_type_value', z.string()],
  /** The consent that opened packs cannot be cancelled (D79). */
  openingAgreement: ['open_agree_yn', z.optional(yesNo)],
  /** The pass of the gate (D81). */
  pass: ['gate_pass', z.optional(z.string())],
})
export type PurchaseBody = z.output<typeof PurchaseBody>

/** The `data` of a NOT_OPEN refusal. */
export const NotOpenDetails = wireObject({ opensAt: ['start_dttm', seoulTime] })

/** The `data` of a PRICE_CHANGED refusal: the total in KRW that the server asks for the requested packs (D83). */
export const PriceChangedDetails = wireObject({ paymentAmount: ['payment_amount', count] })

/** The delivery address of an order. */
export interface Delivery {
  deliveryName: string
  deliveryPhone: string
  /** Postal code. */
  postNumber: string
  address: string
  addressDetail: string
  /** May be empty. */
  deliveryRequest: string
}
/** PUT /minting/order/{order_id}/delivery: the delivery address (S3.17, D22). Only the request is optional. */
export const DeliveryBody = wireObject({
  deliveryName: ['deliveryName', filled(40)],
  deliveryPhone: ['deliveryPhone', filled(20)],
  postNumber: ['postNumber', filled(10)],
  address: ['address', filled(200)],
  addressDetail: ['addressDetail', filled(100)],
  deliveryRequest: ['deliveryRequest', typedLine({ max: 100 })],
}) satisfies Codec<Delivery>
