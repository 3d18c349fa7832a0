import {
  getCardArrivalsEndpoint,
  getCardsEndpoint,
  getOwnedCardsEndpoint,
  getPacksEndpoint,
  markArrivalsSeenEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { CACHE } from '../cache.ts'
import type { Backend } from '../context.ts'
import { publicReads } from '../db/replica.ts'
import { routesOf } from '../routes.ts'
import { endpointsOf } from '../serve.ts'
import { arrivalsOf, markArrivalsSeen } from './arrivals.ts'
import { cardsOf, myCardsOf, packsInit, tokenMetadata } from './service.ts'
import { mountCardShares } from './share-routes.ts'

const MOST_NAMES = 50

/** Packs, designs, a member's copies (S7.8–S7.10), cards to be seen (D111), and the token metadata for wallets. */
export function cardsRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const reading = publicReads(backend)
  serve(
    getPacksEndpoint,
    ({ query }) => reading((at) => packsInit(at, query.packNames.split(',').slice(0, MOST_NAMES))),
    { cache: CACHE.second },
  )
  serve(getCardsEndpoint, ({ params, query }) => reading((at) => cardsOf(at, params.packId, query)), {
    cache: CACHE.second,
  })
  serve(getOwnedCardsEndpoint, ({ params, caller, query }) =>
    myCardsOf(backend, params.packId, caller.userId, query),
  )
  serve(getCardArrivalsEndpoint, ({ caller }) => arrivalsOf(backend, caller.userId))
  serve(markArrivalsSeenEndpoint, ({ body, caller }) =>
    markArrivalsSeen(backend, body.arrivalIds, caller.userId),
  )
  routesOf(app)({ method: 'GET', path: '/token/:id{[0-9]{1,15}}', auth: 'public' }, async (c) =>
    c.json(await tokenMetadata(backend, BigInt(c.req.param('id')))),
  )
  mountCardShares(app, backend)
  return app
}
