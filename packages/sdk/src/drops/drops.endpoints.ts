import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { dropErrors } from './drops.errors.ts'
import { OrderReply, Reservation } from './drops.orders.schema.ts'
import {
  DeliveryBody,
  DropReply,
  DropsInformation,
  FirstMintReply,
  NotOpenDetails,
  PossibleQuantityReply,
  PriceChangedDetails,
  PurchaseBody,
  RemainTotalReply,
} from './drops.schema.ts'
import { TransactionListReply, TransactionQuery, TransactionReply } from './drops.transactions.schema.ts'

/** Returns a drop's numbers and its vendor (S7.27). */
export const getDropEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/minting/:dropId',
  auth: 'public',
  reply: DropReply,
  errors: dropErrors,
})

/** Returns the number of packs that the caller may still buy (S7.28). */
export const getPurchaseLimitEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/minting/possibleQuantity/:dropId',
  auth: 'optional',
  reply: PossibleQuantityReply,
  errors: dropErrors,
})

/** Returns the number of packs left (S7.29). */
export const getRemainingEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/minting/remainTotal/:dropId',
  auth: 'public',
  textStatus: true,
  reply: RemainTotalReply,
  errors: dropErrors,
})

/** Checks whether the member is on the drop's whitelist; the envelope's status is the answer (S7.26). */
export const checkWhitelistEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/whitelist/check/:dropId',
  auth: 'member',
  reply: nothing,
  errors: dropErrors,
})

/** Returns the static information of all drops from the CDN (S7.32). */
export const getDropsInformationEndpoint = endpoint({
  method: 'GET',
  base: 'cdn',
  path: '/static/drops/drops-information.json',
  auth: 'public',
  reply: DropsInformation,
})

/** Reserves packs for one payment (S7.31); repeating a key returns the same order. */
export const reserveEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/minting',
  auth: 'member',
  idempotent: true,
  priced: true,
  body: PurchaseBody,
  reply: Reservation,
  errors: { ...dropErrors, PASS_REQUIRED: 'gate/pass-required' },
  details: { NOT_OPEN: NotOpenDetails, PRICE_CHANGED: PriceChangedDetails },
})

const orderParams = { orderId: z.string() }

/** Returns an order of the member (D20). */
export const getOrderEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/minting/order/:orderId',
  params: orderParams,
  auth: 'member',
  reply: OrderReply,
  errors: dropErrors,
})

/** Stores the delivery address of an order before its payment opens (D22); idempotent. */
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

/** Returns whether the member has not bought in the drop yet (S7.30). */
export const isFirstPurchaseEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/minting/:dropId/first',
  auth: 'member',
  reply: FirstMintReply,
  errors: dropErrors,
})

/** Returns the member's purchases, newest first, one page per call (S7.48). */
export const getTransactionsEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/transaction',
  auth: 'member',
  query: TransactionQuery,
  reply: TransactionListReply,
  errors: dropErrors,
})

/** Returns one purchase of the member with its parcel and its receipt (D17). */
export const getTransactionEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/transaction/:orderId',
  params: orderParams,
  auth: 'member',
  reply: TransactionReply,
  errors: dropErrors,
})
