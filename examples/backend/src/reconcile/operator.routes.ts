import { RECONCILE_PARTS, ReconcileSlice, SHOP_PATHS } from '@fandeck/sdk/shop'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { ok, parse } from '../reply.ts'
import { tokenRoutesOf } from '../shop-files/tokens.ts'
import { compareSlice } from './reconcile.ts'

const Part = z.enum(RECONCILE_PARTS)
const After = z.object({ after: z.optional(z.string().check(z.regex(/^[\w.-]{1,80}$/))) })

/** What the command `fandeck reconcile` asks, a slice after the other; it changes nothing. */
export function reconcileRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = tokenRoutesOf(app, backend)
  route({ method: 'GET', path: `${SHOP_PATHS.reconcile}/:part`, may: 'look', query: After }, async (c) => {
    const part = parse(Part, c.req.param('part'))
    const { after } = parse(After, c.req.query())
    return ok(c, ReconcileSlice, await compareSlice(backend, part, after))
  })
  return app
}
