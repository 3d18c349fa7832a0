import { DrawBody, EnterBody, EnteredEvent, EventDraw, SHOP_PATHS } from '@fandeck/sdk/shop'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { jsonBody, ok } from '../reply.ts'
import { tokenRoutesOf } from '../shop-files/tokens.ts'
import { drawEvent, enterEvent } from './draw.ts'

/** What the command `fandeck events` asks; its callers are operators with a token. */
export function eventOperatorRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = tokenRoutesOf(app, backend)

  route({ method: 'POST', path: SHOP_PATHS.enterEvent, may: 'files', body: EnterBody }, async (c) => {
    return ok(c, EnteredEvent, await enterEvent(backend, await jsonBody(c, EnterBody)))
  })

  route({ method: 'POST', path: SHOP_PATHS.drawEvent, may: 'files', body: DrawBody }, async (c, { name }) => {
    return ok(c, EventDraw, await drawEvent(backend, name, await jsonBody(c, DrawBody)))
  })

  return app
}
