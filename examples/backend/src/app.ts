import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { portraitRoutes } from './account/portrait.ts'
import { accountRoutes } from './account/routes.ts'
import { nextAuthRoutes } from './auth/next-auth.ts'
import { authRoutes } from './auth/routes.ts'
import { limited } from './body-limit.ts'
import { cardsRoutes } from './cards/routes.ts'
import { claimsRoutes } from './claims/routes.ts'
import { contentRoutes } from './content/routes.ts'
import type { Backend } from './context.ts'
import type { Controls } from './dev/controls.ts'
import { devRoutes } from './dev/routes.ts'
import { dropsRoutes } from './drops/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { imagesRoutes } from './images/routes.ts'
import { gatewayApp } from './payment/gateway.ts'
import { portOneCheckout } from './payment/portone.checkout.ts'
import { paymentRoutes } from './payment/routes.ts'
import { notFound, Problem, refused, TRY_AGAIN } from './problem.ts'
import { done } from './reply.ts'
import { walletHostRoutes } from './wallet/host.ts'
import { walletRoutes } from './wallet/routes.ts'

const BODY_BYTES = 1024 * 1024
/** From here on the `Date` of an answer would be noticeably old, ms. */
const SLOW_MS = 500
const PICTURE_BYTES = 512 * 1024

/** Who may call with a script: our own pages and the partners that are named. */
export const callers = ({ origins, allowedOrigins }: Backend['config']): readonly string[] => [
  origins.site,
  origins.pay,
  ...allowedOrigins,
]

/** What every app has: the clock's `Date`, refusals as envelopes, a limit for bodies. */
function bareApp(backend: Backend): Hono {
  const app = new Hono()
  // The SDK reads the server's time from here (D45), so it must be the clock's and not the machine's.
  const stamp = (c: Context) => c.header('Date', new Date(backend.now()).toUTCString())
  app.use(async (c, next) => {
    const came = backend.now()
    stamp(c)
    await next()
    // To change a finished answer is dear; only one that took long, or was made by another library, needs it.
    if (backend.now() - came >= SLOW_MS || !c.res.headers.has('Date')) stamp(c)
  })
  app.onError((error, c) => {
    if (error instanceof Problem) return refused(c, error)
    backend.log.error(`${c.req.method} ${c.req.routePath}`, error)
    return refused(c, new Problem(500, TRY_AGAIN))
  })
  app.notFound((c) => refused(c, notFound()))
  return app
}

const outage = (controls: Controls) =>
  createMiddleware(async (c, next) => {
    if (controls.outage() && !c.req.path.startsWith('/dev/')) throw new Problem(503, TRY_AGAIN, 'OUTAGE')
    await next()
  })

/**
 * Lets our pages read the answers. The headers go in before there is an answer: the library changes a finished one,
 * which makes the server build it twice, so it is asked for preflights only.
 */
function crossOrigin(backend: Backend) {
  const ours = callers(backend.config)
  const preflight = cors({
    origin: (origin) => (ours.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-auth-return-redirect'],
    maxAge: 600,
  })
  return createMiddleware(async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next)
    const origin = c.req.header('origin')
    const allowed = origin !== undefined && ours.includes(origin)
    const allow = () => {
      c.header('Vary', 'Origin', { append: true })
      if (!allowed) return
      c.header('Access-Control-Allow-Origin', origin)
      c.header('Access-Control-Expose-Headers', 'Date')
    }
    allow()
    await next()
    // An answer that another library has made does not have them.
    if (allowed && !c.res.headers.has('Access-Control-Allow-Origin')) allow()
  })
}

/** Market backend, main API, CDN and auth server in one: the `api` origin. */
export function apiApp(backend: Backend, controls: Controls): Hono {
  const app = bareApp(backend)
  app.use(crossOrigin(backend))
  app.use(outage(controls))
  app.use('/card/ocr/*', limited(PICTURE_BYTES))
  app.use(limited(BODY_BYTES))
  app.get('/health', (c) => done(c))
  app.route('/', nextAuthRoutes(backend))
  app.route('/', authRoutes(backend))
  app.route('/', accountRoutes(backend))
  app.route('/', walletRoutes(backend))
  app.route('/', portraitRoutes(backend))
  app.route('/', cardsRoutes(backend))
  app.route('/', dropsRoutes(backend))
  app.route('/', paymentRoutes(backend))
  app.route('/', claimsRoutes(backend))
  app.route('/', contentRoutes(backend))
  app.route('/', imagesRoutes(backend))
  if (backend.config.development) app.route('/', devRoutes(backend, controls))
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
  app.get('/health', (c) => done(c))
  const { portOne, development } = backend.config
  if (portOne) app.route('/', portOneCheckout(backend, portOne))
  else if (development) app.route('/', gatewayApp(backend, send))
  if (development) app.route('/', identityRoutes(backend))
  return app
}

/**
 * The wallet host: the `wallet` origin. Its demo wallets open for everyone, so in production, where a real wallet
 * does this, it does not answer.
 */
export function walletApp(backend: Backend): Hono {
  const app = bareApp(backend)
  app.use(limited(BODY_BYTES))
  app.get('/health', (c) => done(c))
  if (backend.config.development) app.route('/', walletHostRoutes(backend))
  return app
}
