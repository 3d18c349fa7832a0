import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import type { Call } from '../http/http.ts'
import { path } from '../http/path.ts'
import { nothing } from '../http/wire.ts'
import { dropErrors } from './drops.errors.ts'
import {
  type Delivery,
  DeliveryBody,
  DropReply,
  DropsInformation,
  FirstMintReply,
  OrderReply,
  PossibleQuantityReply,
  PurchaseBody,
  RemainTotalReply,
  Reservation,
  TransactionListReply,
} from './drops.schema.ts'

const get = (where: string, need: Call['need']) =>
  ({ base: 'main', method: 'GET', path: where, need, errors: dropErrors }) as const

/** GET /minting/{minting_seq} (S7.27). */
export const getMinting = (fandeck: Fandeck, seq: number) =>
  fandeck.http.request({ ...get(path`/minting/${seq}`, 'public'), reply: DropReply })

/** GET /minting/possibleQuantity/{minting_seq} (S7.28). */
export const getPossibleQuantity = (fandeck: Fandeck, seq: number) =>
  fandeck.http.request({
    ...get(path`/minting/possibleQuantity/${seq}`, 'neutral'),
    reply: PossibleQuantityReply,
  })

/** GET /minting/remainTotal/{minting_seq} (S7.29). */
export const getRemaining = (fandeck: Fandeck, seq: number) =>
  fandeck.http.request({ ...get(path`/minting/remainTotal/${seq}`, 'public'), reply: RemainTotalReply })

/** GET /whitelist/check/{minting_seq} (S7.26): the status is the answer. */
export const getWhitelist = (fandeck: Fandeck, seq: number) =>
  fandeck.http.envelope(get(path`/whitelist/check/${seq}`, 'private'))

/** The static drops information of the CDN (S7.32). */
export const getInformation = (fandeck: Fandeck) =>
  fandeck.http.file('/static/drops/drops-information.json', DropsInformation)

/** POST /minting (S7.31). The key makes the call repeatable: one key, one order. */
export const postMinting = (fandeck: Fandeck, body: PurchaseBody, idempotencyKey: string) =>
  fandeck.http.request({
    base: 'main',
    method: 'POST',
    path: '/minting',
    need: 'private',
    body: z.encode(PurchaseBody, body),
    idempotencyKey,
    reply: Reservation,
    errors: dropErrors,
  })

/** GET /minting/order/{order_id} (D20). */
export const getOrder = (fandeck: Fandeck, orderId: string) =>
  fandeck.http.request({ ...get(path`/minting/order/${orderId}`, 'private'), reply: OrderReply })

/** PUT /minting/order/{order_id}/delivery (D22): before the payment opens. Sending it again changes nothing more. */
export const putDelivery = (fandeck: Fandeck, orderId: string, delivery: Delivery) =>
  fandeck.http.request({
    base: 'main',
    method: 'PUT',
    path: path`/minting/order/${orderId}/delivery`,
    need: 'private',
    body: z.encode(DeliveryBody, delivery),
    reply: nothing,
    errors: dropErrors,
  })

/** GET /minting/{minting_seq}/first (S7.30). */
export const getFirstMint = (fandeck: Fandeck, seq: number) =>
  fandeck.http.request({ ...get(path`/minting/${seq}/first`, 'private'), reply: FirstMintReply })

/** GET /mypage/transaction (S7.48). */
export const getTransactionList = (fandeck: Fandeck, cursor: string | undefined) =>
  fandeck.http.request({
    ...get('/mypage/transaction', 'private'),
    query: { cursor },
    reply: TransactionListReply,
  })
