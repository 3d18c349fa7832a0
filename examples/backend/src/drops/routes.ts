import {
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
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import * as z from 'zod/mini'
import { optionalMember, requireMember } from '../auth/middleware.ts'
import type { Backend } from '../context.ts'
import { CDN } from '../images/urls.ts'
import { paymentsOf } from '../payment/adapters.ts'
import { body, done, IdempotencyKey, ok, parse, pathNumber } from '../reply.ts'
import { dropsInformation } from './information.ts'
import { isFirst, orderOf, putDelivery, transactionsOf } from './orders.ts'
import { purchase, type Shop } from './purchase.ts'
import { checkListed, dropOf, possibleFor, remainingOf } from './service.ts'
import { createSoldOut } from './sold-out.ts'
import { createTill } from './till.ts'

/** Drops, purchases and orders (S7.26–S7.32, S7.48). */
export function dropsRoutes(
  backend: Backend,
  {
    payments = paymentsOf(backend),
    till = createTill(backend),
    soldOut = createSoldOut(backend),
  }: Partial<Shop> = {},
) {
  const shop: Shop = { till, soldOut, payments }
  return new Hono()
    .get('/minting/possibleQuantity/:seq', optionalMember(backend), async (c) => {
      const purchasablePacks = await possibleFor(backend, pathNumber(c, 'seq'), c.get('userId'))
      return ok(c, PossibleQuantityReply, { purchasablePacks })
    })
    .get('/minting/remainTotal/:seq', async (c) =>
      ok(c, RemainTotalReply, { remainingPacks: await remainingOf(backend, pathNumber(c, 'seq')) }),
    )
    .get('/minting/order/:id', requireMember(backend), async (c) =>
      ok(c, OrderReply, await orderOf(backend, payments, c.req.param('id'), c.get('userId'))),
    )
    .put('/minting/order/:id/delivery', requireMember(backend), async (c) => {
      await putDelivery(backend, c.req.param('id'), c.get('userId'), await body(c, DeliveryBody))
      return done(c)
    })
    .get('/minting/:seq/first', requireMember(backend), async (c) =>
      ok(c, FirstMintReply, { first: await isFirst(backend, pathNumber(c, 'seq'), c.get('userId')) }),
    )
    .get('/mypage/transaction', requireMember(backend), async (c) =>
      ok(c, TransactionListReply, await transactionsOf(backend, c.get('userId'), c.req.query('cursor'))),
    )
    .get('/minting/:seq', async (c) => ok(c, DropReply, await dropOf(backend, pathNumber(c, 'seq'))))
    .get('/whitelist/check/:seq', requireMember(backend), async (c) => {
      await checkListed(backend, pathNumber(c, 'seq'), c.get('userId'))
      return done(c)
    })
    .post('/minting', requireMember(backend), async (c) => {
      const key = parse(IdempotencyKey, c.req.header('idempotency-key'))
      const wish = { userId: c.get('userId'), key, body: await body(c, PurchaseBody) }
      return ok(c, Reservation, await purchase(backend, shop, wish))
    })
    .get(`${CDN}/static/drops/drops-information.json`, etag(), async (c) => {
      c.header('cache-control', 'public, max-age=60, stale-while-revalidate=600')
      return c.json(z.encode(DropsInformation, await dropsInformation(backend)))
    })
}
