import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { dropErrors } from './drops.errors.ts'
import {
  DeliveryBody,
  DropReply,
  DropsInformation,
  FirstMintReply,
  NotOpenDetails,
  OrderReply,
  PossibleQuantityReply,
  PurchaseBody,
  RemainTotalReply,
  Reservation,
  TransactionListReply,
  TransactionQuery,
} from './drops.schema.ts'

/** One drop: its numbers and its vendor (S7.27). */
export const getDropEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/minting/:dropId',
  auth: 'public',
  reply: DropReply,
  errors: dropErrors,
})

/** Packs that the caller may still buy (S7.28). */
export const getPurchaseLimitEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/minting/possibleQuantity/:dropId',
  auth: 'optional',
  reply: PossibleQuantityReply,
  errors: dropErrors,
})

/** Packs that are left (S7.29). */
export const getRemainingEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/minting/remainTotal/:dropId',
  auth: 'public',
  reply: RemainTotalReply,
  errors: dropErrors,
})

/** Whether the member is on the drop's list; the status is the answer (S7.26). */
export const checkWhitelistEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/whitelist/check/:dropId',
  auth: 'member',
  reply: nothing,
  errors: dropErrors,
})

/** The static drops information of the CDN (S7.32). */
export const getDropsInformationEndpoint = endpoint({
  method: 'GET',
  base: 'cdn',
  path: '/static/drops/drops-information.json',
  auth: 'public',
  reply: DropsInformation,
})

/** Reserves packs for one payment (S7.31); a repeated key gives the same order. */
export const reserveEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/minting',
  auth: 'member',
  idempotent: true,
  body: PurchaseBody,
  reply: Reservation,
  errors: dropErrors,
  details: { NOT_OPEN: NotOpenDetails },
})

const orderParams = { orderId: z.string() }

/** An order of the member (D20). */
export const getOrderEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/minting/order/:orderId',
  params: orderParams,
  auth: 'member',
  reply: OrderReply,
  errors: dropErrors,
})

/** Where an order's parcel goes, before its payment opens (D22); repeating it changes nothing. */
export const setDeliveryEndpoint = endpoint({
  method: 'PUT',
  base: 'main',
  path: '/minting/order/:orderId/delivery',
  params: orderParams,
  auth: 'member',
  body: DeliveryBody,
  reply: nothing,
  errors: dropErrors,
})

/** Whether the member has bought nothing in the drop yet (S7.30). */
export const isFirstPurchaseEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/minting/:dropId/first',
  auth: 'member',
  reply: FirstMintReply,
  errors: dropErrors,
})

/** The member's purchases, newest first, a page at a time (S7.48). */
export const getTransactionsEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/transaction',
  auth: 'member',
  query: TransactionQuery,
  reply: TransactionListReply,
  errors: dropErrors,
})
