import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { seoulTime, typedLine } from '@fandeck/sdk/wire'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { visitorQueues } from '../auth/visitor.ts'
import { redeemQr } from '../benefits/benefits.ts'
import { benefitRefusals as refusals } from '../benefits/problems.ts'
import { claimEvents } from '../benefits/tables.ts'
import type { Backend } from '../context.ts'
import { guardPage, inlineSource } from '../page-policy.ts'
import { notFound, Problem } from '../problem.ts'
import { done, jsonBody, ok } from '../reply.ts'
import { routesOf } from '../routes.ts'
import { setDeskCookie } from './cookie.ts'
import { deskEvent, eventOf, openDesk } from './desk.ts'
import { deskScript } from './page.script.ts'
import { DESK_STYLE, deskList, deskPage } from './page.ts'

const COOKIE = 'fandeck_staff'
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const SignInBody = z.object({ event_key: text(64), pwd: text(64) })
const RedeemBody = z.object({ random_key: typedLine({ min: 1, max: 128 }) })
/** The redeemed benefit as staff see it, with its owner, so that a forwarded picture is noticed. */
const RedeemReply = z.object({ claim_name: z.string(), owner_name: z.string(), used_dttm: seoulTime })

/** Only the files of the page itself. */
const SOURCES = [
  "script-src 'self'",
  `style-src ${inlineSource(DESK_STYLE)}`,
  "connect-src 'self'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types fandeck-desk',
]

let jsqr: Promise<string> | undefined
const jsqrSource = () => {
  jsqr ??= readFile(createRequire(import.meta.url).resolve('jsqr'), 'utf8')
  jsqr.catch(() => {
    jsqr = undefined
  })
  return jsqr
}

function script(c: Context, source: string) {
  c.header('content-type', 'text/javascript; charset=utf-8')
  c.header('cache-control', 'public, max-age=300')
  c.header('x-content-type-options', 'nosniff')
  return c.body(source)
}

/** The staff desk: a page that opens with the event's password, and the request that redeems a QR. */
export function deskRoutes(backend: Backend): Hono {
  const queues = visitorQueues(backend)
  // Browsers set `Origin`, and no page can change it.
  const ownPage = (c: Context) => {
    if (c.req.header('origin') !== backend.config.origins.api) {
      throw new Problem(403, '직원 화면에서 다시 시도해 주세요.', 'FORBIDDEN')
    }
  }
  const app = new Hono()
  const route = routesOf(app)
  route({ method: 'GET', path: '/staff', auth: 'public' }, async (c) => {
    guardPage(c, SOURCES)
    return c.html(deskList(await backend.db.select().from(claimEvents).orderBy(claimEvents.eventKey)))
  })
  route({ method: 'GET', path: '/staff/desk.js', auth: 'public' }, (c) => script(c, deskScript))
  route({ method: 'GET', path: '/staff/jsqr.js', auth: 'public' }, async (c) => script(c, await jsqrSource()))
  route({ method: 'POST', path: '/staff/sign-in', auth: 'public', body: SignInBody }, async (c) => {
    ownPage(c)
    const { event_key, pwd } = await jsonBody(c, SignInBody)
    const visitor = queues.visitorOf(c)
    const { token, endAt, deviceCookie } = await queues.login(visitor, () =>
      openDesk(backend, event_key, { password: pwd, visitor }),
    )
    c.header('Set-Cookie', deviceCookie, { append: true })
    setDeskCookie(c, backend, { name: COOKIE, token, endAt, path: '/' })
    return done(c)
  })
  route({ method: 'GET', path: '/staff/:eventKey', auth: 'public' }, async (c) => {
    const event = await eventOf(backend, c.req.param('eventKey'))
    if (!event) throw notFound()
    guardPage(c, SOURCES)
    const open = (await deskEvent(backend, getCookie(c, COOKIE))) === event.eventKey
    return c.html(deskPage(event, open))
  })
  route({ method: 'POST', path: '/claim/redeem', auth: 'staff', body: RedeemBody }, async (c) => {
    ownPage(c)
    const eventKey = await deskEvent(backend, getCookie(c, COOKIE))
    if (eventKey === undefined) throw refusals.staffOnly()
    const { random_key } = await jsonBody(c, RedeemBody)
    const { claimName, ownerName, usedAt } = await redeemQr(backend, random_key, eventKey)
    return ok(c, RedeemReply, { claim_name: claimName, owner_name: ownerName, used_dttm: usedAt })
  })
  return app
}
