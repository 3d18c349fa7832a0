import { DatabaseState, SHOP_PATHS } from '@fandeck/sdk/shop'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { ok } from '../reply.ts'
import { tokenRoutesOf } from '../shop-files/tokens.ts'
import { databaseState } from './state.ts'

/** What the command `fandeck migrate --plan` asks: the catalog of the database, without what its tables contain. */
export function databaseRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = tokenRoutesOf(app, backend)
  route({ method: 'GET', path: SHOP_PATHS.database, may: 'look' }, async (c) =>
    ok(c, DatabaseState, await databaseState(backend.db)),
  )
  return app
}
