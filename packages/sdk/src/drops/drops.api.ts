import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import type { Call } from '../http/http.ts'
import { path } from '../http/path.ts'
import { dropErrors } from './drops.errors.ts'
import {
  DropReply,
  DropsInformation,
  OrderReply,
  PossibleQuantityReply,
  PurchaseBody,
  RemainTotalReply,
  Reservation,
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
