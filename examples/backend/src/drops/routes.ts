import {
  cancelOrderEndpoint,
  checkWhitelistEndpoint,
  deleteSavedDeliveryEndpoint,
  getDropEndpoint,
  getDropMemberEndpoint,
  getDropOddsEndpoint,
  getDropsInformationEndpoint,
  getOrderEndpoint,
  getPurchaseLimitEndpoint,
  getRemainingEndpoint,
  getSavedDeliveryEndpoint,
  getTransactionEndpoint,
  getTransactionsEndpoint,
  getUnopenedPacksEndpoint,
  isFirstPurchaseEndpoint,
  openPacksEndpoint,
  requestReturnEndpoint,
  reserveEndpoint,
  saveDeliveryEndpoint,
  setDeliveryEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { CACHE } from '../cache.ts'
import type { Backend } from '../context.ts'
import { publicReads } from '../db/replica.ts'
import { CDN } from '../images/urls.ts'
import { paymentsOf } from '../payment/adapters.ts'
import { endpointsOf } from '../serve.ts'
import { deleteSavedDelivery, saveDelivery, savedDeliveryOf } from './address.ts'
import { createBatcher } from './batcher.ts'
import { serveCalendars } from './calendar.ts'
import { dropsInformation } from './information.ts'
import { dropMemberReader } from './member.ts'
import { oddsOf } from './odds.ts'
import { isFirst, orderOf, putDelivery, transactionById, transactionsOf } from './orders.ts'
import { cancelOrder, openPacks, unopenedOf } from './packs.ts'
import { purchase, type Shop } from './purchase.ts'
import { requestReturn } from './returns.ts'
import { availabilityOf, checkListed, dropOf, possibleFor } from './service.ts'
import { createSoldOut } from './sold-out.ts'

/** Drops, purchases and orders (S7.26–S7.32, S7.48). */
export function dropsRoutes(
  backend: Backend,
  {
    payments = paymentsOf(backend),
    batcher = createBatcher(backend),
    soldOut = createSoldOut(backend),
  }: Partial<Shop> = {},
): Hono {
  const shop: Shop = { batcher, soldOut, payments }
  const app = new Hono().use(CDN + getDropsInformationEndpoint.path, etag())
  serveCalendars(app, backend)
  const serve = endpointsOf(app, backend)
  const reading = publicReads(backend)
  serve(getPurchaseLimitEndpoint, async ({ params, caller }) => ({
    purchasablePacks: await possibleFor(backend, params.dropId, caller?.userId),
  }))
  const memberOf = dropMemberReader(backend)
  serve(getDropMemberEndpoint, ({ params, caller }) => memberOf(params.dropId, caller.userId))
  serve(getRemainingEndpoint, ({ params }) => reading((at) => availabilityOf(at, params.dropId)), {
    cache: CACHE.second,
  })
  serve(getDropOddsEndpoint, ({ params }) => reading((at) => oddsOf(at, params.dropId)), {
    cache: CACHE.second,
  })
  serve(getOrderEndpoint, ({ params, caller }) => orderOf(backend, payments, params.orderId, caller.userId))
  serve(openPacksEndpoint, ({ params, caller }) => openPacks(backend, params.orderId, caller.userId))
  serve(cancelOrderEndpoint, ({ params, caller, body }) =>
    cancelOrder(backend, params.orderId, caller.userId, body.reason),
  )
  serve(requestReturnEndpoint, ({ params, caller, body }) =>
    requestReturn(backend, params.orderId, caller.userId, body.reason),
  )
  serve(getUnopenedPacksEndpoint, ({ caller }) => unopenedOf(backend, caller.userId))
  serve(setDeliveryEndpoint, ({ params, caller, body }) =>
    putDelivery(backend, params.orderId, caller.userId, body),
  )
  serve(getSavedDeliveryEndpoint, async ({ caller }) => ({
    delivery: await savedDeliveryOf(backend, caller.userId),
  }))
  serve(saveDeliveryEndpoint, ({ caller, body }) => saveDelivery(backend, caller.userId, body))
  serve(deleteSavedDeliveryEndpoint, ({ caller }) => deleteSavedDelivery(backend, caller.userId))
  serve(isFirstPurchaseEndpoint, async ({ params, caller }) => ({
    first: await isFirst(backend, params.dropId, caller.userId),
  }))
  serve(getTransactionsEndpoint, ({ query, caller }) => transactionsOf(backend, caller.userId, query.cursor))
  serve(getTransactionEndpoint, ({ params, caller }) =>
    transactionById(backend, params.orderId, caller.userId),
  )
  serve(getDropEndpoint, ({ params }) => reading((at) => dropOf(at, params.dropId)), { cache: CACHE.second })
  serve(checkWhitelistEndpoint, ({ params, caller }) => checkListed(backend, params.dropId, caller.userId))
  serve(reserveEndpoint, ({ caller, idempotencyKey, agreedAmount, body }) =>
    purchase(backend, shop, { userId: caller.userId, key: idempotencyKey, agreedAmount, body }),
  )
  serve(getDropsInformationEndpoint, () => reading(dropsInformation), { cache: CACHE.information })
  return app
}
