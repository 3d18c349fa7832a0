import { DrawBody, EnterBody, EnteredEvent, EventDraw, SHOP_PATHS } from '@fandeck/sdk/shop'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { jsonBody, ok } from '../reply.ts'
import { routesOf } from '../routes.ts'
import { holderOf } from '../shop-files/tokens.ts'
import { drawEvent, enterEvent } from './draw.ts'

/** What the command `fandeck events` asks; its callers are operators with a token. */
export function eventOperatorRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const auth = 'operator'

  route({ method: 'POST', path: SHOP_PATHS.enterEvent, auth, body: EnterBody }, async (c) => {
    await holderOf(backend, c, 'shop')
    return ok(c, EnteredEvent, await enterEvent(backend, await jsonBody(c, EnterBody)))
  })

  route({ method: 'POST', path: SHOP_PATHS.drawEvent, auth, body: DrawBody }, async (c) => {
    const { name } = await holderOf(backend, c, 'shop')
    return ok(c, EventDraw, await drawEvent(backend, name, await jsonBody(c, DrawBody)))
  })

  return app
}
