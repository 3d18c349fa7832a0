import { getShopEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { CACHE } from '../cache.ts'
import type { Backend } from '../context.ts'
import { publicReads } from '../db/replica.ts'
import { endpointsOf } from '../serve.ts'
import { shopOf } from './service.ts'

/** The shop itself. */
export function shopRoutes(backend: Backend): Hono {
  const app = new Hono()
  const reading = publicReads(backend)
  endpointsOf(app, backend)(getShopEndpoint, () => reading(shopOf), { cache: CACHE.second })
  return app
}
