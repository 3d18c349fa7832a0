import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { portraitRoutes } from './account/portrait.ts'
import { accountRoutes } from './account/routes.ts'
import { nextAuthRoutes } from './auth/next-auth.ts'
import { authRoutes } from './auth/routes.ts'
import { limited } from './body-limit.ts'
import { cardsRoutes } from './cards/routes.ts'
import { claimsRoutes } from './claims/routes.ts'
import { hasDemo } from './config.ts'
import { contentRoutes } from './content/routes.ts'
import type { Backend } from './context.ts'
import type { Controls } from './dev/controls.ts'
import { devRoutes } from './dev/routes.ts'
import { dropsRoutes } from './drops/routes.ts'
import { createSoldOut, type SoldOut } from './drops/sold-out.ts'
import { crossOrigin, EVERY_ANSWER, type Head, httpDate, keepPrivate } from './every-answer.ts'
import { identityRoutes } from './identity/routes.ts'
import { imagesRoutes } from './images/routes.ts'
import { gatewayApp } from './payment/gateway.ts'
import { portOneCheckout } from './payment/portone.checkout.ts'
import { paymentRoutes } from './payment/routes.ts'
import { badRequest, notFound, Problem, refused, TRY_AGAIN, tooLarge } from './problem.ts'
import { done } from './reply.ts'
import { declare, routesOf } from './routes.ts'
import { isAddressStorable } from './storable.ts'
import { walletHostRoutes } from './wallet/host.ts'
import { walletRoutes } from './wallet/routes.ts'

const BODY_BYTES = 1024 * 1024
const PICTURE_BYTES = 512 * 1024

/**
 * Where the headers go that every answer has: straight into the server's own (`listen.ts`), whose names the answer's
 * own ones override. An answer of the library that is given more headers is built twice.
 */
const head = (c: Context): Head | undefined => c.env?.outgoing

/** What every app has: the clock's `Date`, no caches for what is private, refusals as envelopes, a limit for bodies; `before` looks at each request. */
function bareApp(backend: Backend, before: (c: Context) => void = () => {}): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    try {
      for (const [name, value] of Object.entries(EVERY_ANSWER)) head(c)?.setHeader(name, value)
      keepPrivate({ authorization: c.req.header('authorization'), cookie: c.req.header('cookie') }, head(c))
      if (!isAddressStorable(c)) throw badRequest()
      before(c)
      await next()
    } finally {
      // The SDK reads the server's time from here (D45), so it must be the clock's and not the machine's.
      head(c)?.setHeader('Date', httpDate(backend.now()))
    }
  })
  app.onError((error, c) => {
    if (error instanceof Problem) return refused(c, error)
    // A library's refusal: its status is the client's business, its words are not.
    if (error instanceof HTTPException && error.status < 500) {
      return refused(c, error.status === 413 ? tooLarge() : new Problem(error.status, TRY_AGAIN))
    }
    backend.log.error(`${c.req.method} ${c.req.routePath}`, error)
    return refused(c, new Problem(500, TRY_AGAIN))
  })
  app.notFound((c) => refused(c, notFound()))
  return app
}

const health = (app: Hono) =>
  routesOf(app)({ method: 'GET', path: '/health', auth: 'public' }, (c) => done(c))

/**
 * Market backend, main API, CDN and auth server in one: the `api` origin.
 *
 * @param soldOut what the drops and the door before this app both know
 */
export function apiApp(
  backend: Backend,
  controls: Controls,
  soldOut: SoldOut = createSoldOut(backend),
): Hono {
  const { allow, preflight } = crossOrigin(backend)
  const app = bareApp(backend, (c) => {
    if (c.req.method === 'OPTIONS') return
    allow(c.req.header('origin'), head(c))
    if (!c.req.path.startsWith('/dev/') && controls.outage()) throw new Problem(503, TRY_AGAIN, 'OUTAGE')
  })
  app.options('*', declare({ method: 'OPTIONS', path: '*', auth: 'public' }, preflight))
  app.use('/card/ocr/*', limited(PICTURE_BYTES))
  app.use(limited(BODY_BYTES))
  health(app)
  app.route('/', nextAuthRoutes(backend))
  app.route('/', authRoutes(backend))
  app.route('/', accountRoutes(backend))
  app.route('/', walletRoutes(backend))
  app.route('/', portraitRoutes(backend))
  app.route('/', cardsRoutes(backend))
  app.route('/', dropsRoutes(backend, { soldOut }))
  app.route('/', paymentRoutes(backend))
  app.route('/', claimsRoutes(backend))
  app.route('/', contentRoutes(backend))
  app.route('/', imagesRoutes(backend))
  if (hasDemo(backend.config)) app.route('/', devRoutes(backend, controls))
  return app
}

/**
 * The `pay` origin: PortOne's checkout, or the sandbox gateway; and the sandbox identity service. The sandboxes approve
 * whatever is asked, so in production they do not answer.
 *
 * @param send how the gateway reaches the shop
 */
export function payApp(backend: Backend, send: typeof globalThis.fetch = fetch): Hono {
  const app = bareApp(backend)
  app.use(limited(BODY_BYTES))
  health(app)
  const { portOne } = backend.config
  const demo = hasDemo(backend.config)
  if (portOne) app.route('/', portOneCheckout(backend, portOne))
  else if (demo) app.route('/', gatewayApp(backend, send))
  if (demo) app.route('/', identityRoutes(backend))
  return app
}

/**
 * The wallet host: the `wallet` origin. Its demo wallets open for everyone, so in production, where a real wallet
 * does this, it does not answer.
 */
export function walletApp(backend: Backend): Hono {
  const app = bareApp(backend)
  app.use(limited(BODY_BYTES))
  health(app)
  if (hasDemo(backend.config)) app.route('/', walletHostRoutes(backend))
  return app
}
