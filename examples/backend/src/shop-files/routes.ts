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
import { routesOf } from '../routes.ts'
import { applyShop, planShop, revisionsOf } from './apply.ts'
import { doctorFindings } from './doctor.ts'
import { exportShop, revertShop } from './revert.ts'
import { holderOf } from './tokens.ts'

/** What the command `fandeck` asks of a running shop; its callers are operators with a token. */
export function shopFilesRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const auth = 'operator'

  route({ method: 'POST', path: SHOP_PATHS.plan, auth, body: PlanBody }, async (c) => {
    await holderOf(backend, c, 'viewer')
    return ok(c, ShopPlan, await planShop(backend, await jsonBody(c, PlanBody)))
  })

  route({ method: 'POST', path: SHOP_PATHS.apply, auth, body: ApplyBody }, async (c) => {
    const { name: author } = await holderOf(backend, c, 'shop')
    return ok(c, ShopPlan, await applyShop(backend, { author, body: await jsonBody(c, ApplyBody) }))
  })

  route({ method: 'POST', path: SHOP_PATHS.revert, auth, body: RevertBody }, async (c) => {
    const { name: author } = await holderOf(backend, c, 'shop')
    return ok(c, ShopPlan, await revertShop(backend, await jsonBody(c, RevertBody), author))
  })

  route({ method: 'POST', path: SHOP_PATHS.media, auth }, async (c) => {
    await holderOf(backend, c, 'shop')
    await admitMedium(backend, new Uint8Array(await c.req.arrayBuffer()))
    return done(c)
  })

  // The people of whitelists are in it, so it needs the role that may write them.
  route({ method: 'GET', path: SHOP_PATHS.export, auth }, async (c) => {
    await holderOf(backend, c, 'shop')
    return ok(c, ShopExport, await exportShop(backend))
  })

  route({ method: 'GET', path: SHOP_PATHS.revisions, auth }, async (c) => {
    await holderOf(backend, c, 'viewer')
    return ok(c, z.array(ShopRevision), await revisionsOf(backend))
  })

  route({ method: 'GET', path: SHOP_PATHS.doctor, auth }, async (c) => {
    await holderOf(backend, c, 'viewer')
    return ok(c, z.array(ShopFinding), await doctorFindings(backend))
  })

  return app
}
