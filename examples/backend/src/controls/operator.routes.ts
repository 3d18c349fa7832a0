import { DropOrder, DropPreview, DropQuestion, DropSale, RunningDrop, SHOP_PATHS } from '@fandeck/sdk/shop'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { jsonBody, ok, parse } from '../reply.ts'
import { routesOf } from '../routes.ts'
import { holderOf } from '../shop-files/tokens.ts'
import { askDrop, changeDrop } from './change.ts'
import { dropIdOf } from './find.ts'
import { salesOfDrop } from './report.ts'
import { runningDrop, runningDrops } from './running.ts'

const SalesQuery = z.object({ after: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))) })

/** What the command `fandeck drop` asks; its callers are operators with a token. */
export function controlRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const auth = 'operator'

  route({ method: 'GET', path: SHOP_PATHS.drops, auth }, async (c) => {
    await holderOf(backend, c, 'viewer')
    return ok(c, z.array(RunningDrop), await runningDrops(backend))
  })

  route({ method: 'GET', path: `${SHOP_PATHS.drops}/:drop`, auth }, async (c) => {
    await holderOf(backend, c, 'viewer')
    return ok(c, RunningDrop, await runningDrop(backend, await dropIdOf(backend.db, c.req.param('drop'))))
  })

  route({ method: 'GET', path: `${SHOP_PATHS.drops}/:drop/sales`, auth, query: SalesQuery }, async (c) => {
    await holderOf(backend, c, 'viewer')
    const { after } = parse(SalesQuery, c.req.query())
    const dropId = await dropIdOf(backend.db, c.req.param('drop'))
    return ok(c, z.array(DropSale), await salesOfDrop(backend, dropId, after))
  })

  route({ method: 'POST', path: SHOP_PATHS.askDrop, auth, body: DropQuestion }, async (c) => {
    await holderOf(backend, c, 'viewer')
    return ok(c, DropPreview, await askDrop(backend, await jsonBody(c, DropQuestion)))
  })

  route({ method: 'POST', path: SHOP_PATHS.changeDrop, auth, body: DropOrder }, async (c) => {
    const { name: author } = await holderOf(backend, c, 'shop')
    const dropId = await changeDrop(backend, await jsonBody(c, DropOrder), { author, by: 'command' })
    return ok(c, RunningDrop, await runningDrop(backend, dropId))
  })

  return app
}
