import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { orderErrors } from './drops.packs.errors.ts'
import {
  CancelBody,
  CancelClosedDetails,
  OpenReply,
  ReturnBody,
  ReturnClosedDetails,
  ReturnRefusedDetails,
  UnopenedReply,
} from './drops.packs.schema.ts'

const orderParams = { orderId: z.string() }

/** Opens the packs of a paid order and returns their cards; repeating it returns the same cards (D79). */
export const openPacksEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/minting/order/:orderId/open',
  params: orderParams,
  auth: 'member',
  reply: OpenReply,
  errors: orderErrors,
})

/** Cancels a paid order whose packs are closed and refunds it; repeating it changes nothing (D79). */
export const cancelOrderEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/minting/order/:orderId/cancel',
  params: orderParams,
  auth: 'member',
  body: CancelBody,
  reply: nothing,
  errors: orderErrors,
  details: { CANCEL_CLOSED: CancelClosedDetails },
})

/** Requests the return of delivered goods whose packs are closed; repeating it changes nothing (D79). */
export const requestReturnEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/minting/order/:orderId/return',
  params: orderParams,
  auth: 'member',
  body: ReturnBody,
  reply: nothing,
  errors: orderErrors,
  details: { RETURN_CLOSED: ReturnClosedDetails, RETURN_REFUSED: ReturnRefusedDetails },
})

/** Returns the member's packs that wait to be opened, newest first (D79). */
export const getUnopenedPacksEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/unopened',
  auth: 'member',
  reply: UnopenedReply,
  errors: orderErrors,
})
