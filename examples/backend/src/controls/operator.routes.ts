import { DropOrder, DropPreview, DropQuestion, DropSale, RunningDrop, SHOP_PATHS } from '@fandeck/sdk/shop'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { jsonBody, ok, parse } from '../reply.ts'
import { tokenRoutesOf } from '../shop-files/tokens.ts'
import { askDrop, changeDrop } from './change.ts'
import { dropIdOf } from './find.ts'
import { salesOfDrop } from './report.ts'
import { runningDrop, runningDrops } from './running.ts'

const SalesQuery = z.object({ after: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))) })

/** What the command `fandeck drop` asks; its callers are operators with a token. */
export function controlRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = tokenRoutesOf(app, backend)

  route({ method: 'GET', path: SHOP_PATHS.drops, may: 'look' }, async (c) => {
    return ok(c, z.array(RunningDrop), await runningDrops(backend))
  })

  route({ method: 'GET', path: `${SHOP_PATHS.drops}/:drop`, may: 'look' }, async (c) => {
    return ok(c, RunningDrop, await runningDrop(backend, await dropIdOf(backend.db, c.req.param('drop'))))
  })

  route(
    { method: 'GET', path: `${SHOP_PATHS.drops}/:drop/sales`, may: 'look', query: SalesQuery },
    async (c) => {
      const { after } = parse(SalesQuery, c.req.query())
      const dropId = await dropIdOf(backend.db, c.req.param('drop'))
      return ok(c, z.array(DropSale), await salesOfDrop(backend, dropId, after))
    },
  )

  route({ method: 'POST', path: SHOP_PATHS.askDrop, may: 'look', body: DropQuestion }, async (c) => {
    return ok(c, DropPreview, await askDrop(backend, await jsonBody(c, DropQuestion)))
  })

  route(
    { method: 'POST', path: SHOP_PATHS.changeDrop, may: 'drops', body: DropOrder },
    async (c, { name: author }) => {
      const dropId = await changeDrop(backend, await jsonBody(c, DropOrder), { author, by: 'command' })
      return ok(c, RunningDrop, await runningDrop(backend, dropId))
    },
  )

  return app
}
