import {
  ApplyBody,
  PlanBody,
  RevertBody,
  SHOP_PATHS,
  ShopExport,
  ShopFinding,
  ShopPlan,
  ShopRevision,
} from '@fandeck/sdk/shop'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { admitMedium } from '../media/admit.ts'
import { done, jsonBody, ok } from '../reply.ts'
import { applyShop, planShop, revisionsOf } from './apply.ts'
import { doctorFindings } from './doctor.ts'
import { exportShop, revertShop } from './revert.ts'
import { tokenRoutesOf } from './tokens.ts'

/** What the command `fandeck` asks of a running shop; its callers are operators with a token. */
export function shopFilesRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = tokenRoutesOf(app, backend)

  route({ method: 'POST', path: SHOP_PATHS.plan, may: 'look', body: PlanBody }, async (c) => {
    return ok(c, ShopPlan, await planShop(backend, await jsonBody(c, PlanBody)))
  })

  route(
    { method: 'POST', path: SHOP_PATHS.apply, may: 'files', body: ApplyBody },
    async (c, { name: author }) => {
      return ok(c, ShopPlan, await applyShop(backend, { author, body: await jsonBody(c, ApplyBody) }))
    },
  )

  route(
    { method: 'POST', path: SHOP_PATHS.revert, may: 'files', body: RevertBody },
    async (c, { name: author }) => {
      return ok(c, ShopPlan, await revertShop(backend, await jsonBody(c, RevertBody), author))
    },
  )

  route({ method: 'POST', path: SHOP_PATHS.media, may: 'files' }, async (c) => {
    await admitMedium(backend, new Uint8Array(await c.req.arrayBuffer()))
    return done(c)
  })

  // The people of whitelists are in it, so it needs the role that may write them.
  route({ method: 'GET', path: SHOP_PATHS.export, may: 'files' }, async (c) => {
    return ok(c, ShopExport, await exportShop(backend))
  })

  route({ method: 'GET', path: SHOP_PATHS.revisions, may: 'look' }, async (c) => {
    return ok(c, z.array(ShopRevision), await revisionsOf(backend))
  })

  route({ method: 'GET', path: SHOP_PATHS.doctor, may: 'look' }, async (c) => {
    return ok(c, z.array(ShopFinding), await doctorFindings(backend))
  })

  return app
}
