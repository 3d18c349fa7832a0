import { changePictureEndpoint, createCollectionEndpoint, sendInquiryEndpoint } from '@fandeck/sdk/wire'
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { portraitRoutes } from './account/portrait.ts'
import { nextAuthRoutes } from './auth/next-auth.ts'
import { benefitOperatorRoutes } from './benefits/operator.routes.ts'
import { limited, limitedWhileRead } from './body-limit.ts'
import { codesOperatorRoutes } from './codes/operator.routes.ts'
import type { Backend, Controls } from './context.ts'
import { controlRoutes } from './controls/operator.routes.ts'
import { databaseRoutes } from './db/operator.routes.ts'
import { isDatabaseAway } from './db/transact.ts'
import { beginAnswer, crossOrigin, type Head, httpDate } from './default-headers.ts'
import { deskRoutes } from './desk/routes.ts'
import { dropsRoutes } from './drops/routes.ts'
import { createSoldOut, type SoldOut } from './drops/sold-out.ts'
import { eventOperatorRoutes } from './entries/operator.routes.ts'
import { domainRoutes } from './generated/routes.ts'
import { mountHealth } from './health.ts'
import { identityAdapter } from './identity/adapters.ts'
import { identityServiceRoutes } from './identity/service.routes.ts'
import { openDrawings } from './images/drawings.ts'
import { optimiserRoutes } from './images/optimiser.ts'
import { imagesRoutes } from './images/routes.ts'
import { ledgerRoutes } from './ledger/operator.routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { officeRoutes } from './office/operator.routes.ts'
import { OPERATIONS } from './operations/layout.ts'
import { operationsRoutes } from './operations/routes.ts'
import { portOneCheckout } from './payment/portone.checkout.ts'
import { paymentRoutes } from './payment/routes.ts'
import { previewRoutes } from './preview/routes.ts'
import { badRequest, later, notFound, Problem, refused, TRY_AGAIN, tooLarge } from './problem.ts'
import { reconcileRoutes } from './reconcile/operator.routes.ts'
import { nameRequest } from './request-id.ts'
import { declare } from './routes.ts'
import { shopFilesRoutes } from './shop-files/routes.ts'
import { isAddressStorable } from './storable.ts'
import { traceRequest } from './telemetry/request.ts'
import { uploadsRoutes } from './uploads/routes.ts'

const BODY_BYTES = 1024 * 1024
/** Three pictures of 5 MB and the rest of the form. */
const UPLOAD_BYTES = 16 * 1024 * 1024
const UPLOADS: ReadonlySet<string> = new Set([
  sendInquiryEndpoint.path,
  changePictureEndpoint.path,
  createCollectionEndpoint.path,
])
/** A picture of the shop of 20 MB, or the shop as a document. */
const OPERATOR_BYTES = 21 * 1024 * 1024
const PICTURE_BYTES = 512 * 1024
/** The longest answer to an inquiry, 2,000 characters, is 18 kB in a form. */
const DESK_BYTES = 32 * 1024
/** A list of 1,000 numbers of parcels is 60 kB. */
const PARCELS_BYTES = 128 * 1024
/** When a client asks again while the database is away, ms. */
const AWAY_MS = 2000

/**
 * Sets the default headers directly on the response of the server (`listen.ts`), where those of a reply override them.
 * Adding headers to a reply of the library builds it twice.
 */
const head = (c: Context): Head | undefined => c.env?.outgoing

/** The middleware of every app: `Date` of the clock, cache headers, refusals as envelopes, body limit; `before` runs first. */
function bareApp(backend: Backend, before: (c: Context) => void = () => {}): Hono {
  const app = new Hono()
  app.use(traceRequest)
  app.use(async (c, next) => {
    const began = performance.now()
    try {
      beginAnswer(head(c))
      nameRequest(c, head(c))
      if (!isAddressStorable(c)) throw badRequest()
      before(c)
      await next()
    } finally {
      // The SDK reads the server time from `Date` (D45), so it must be that of the clock.
      head(c)?.setHeader('Date', httpDate(backend.now()))
      backend.metrics?.answered({
        method: c.req.method,
        route: routePath(c, -1),
        status: c.res.status,
        seconds: (performance.now() - began) / 1000,
      })
    }
  })
  app.onError((error, c) => {
    if (error instanceof Problem) {
      backend.metrics?.refused(error.code ?? error.status)
      return refused(c, error)
    }
    // Keeps the status of an error of the library, but not its message.
    if (error instanceof HTTPException && error.status < 500) {
      return refused(c, error.status === 413 ? tooLarge() : new Problem(error.status, TRY_AGAIN))
    }
    backend.log.error(`${c.req.method} ${c.req.routePath}`, error, { requestId: c.get('requestId') })
    // A failover: the same request succeeds in a moment, a purchase under its key.
    if (isDatabaseAway(error)) return refused(c, later(new Problem(503, TRY_AGAIN, 'OUTAGE'), AWAY_MS))
    return refused(c, new Problem(500, TRY_AGAIN))
  })
  app.notFound((c) => refused(c, notFound()))
  return app
}

/**
 * Market backend, main API, CDN and auth server in one: the `api` origin.
 *
 * @param soldOut the cache that the drops share with the guard before this app
 */
export function apiApp(
  backend: Backend,
  controls?: Controls,
  soldOut: SoldOut = createSoldOut(backend),
): Hono {
  const { allow, preflight } = crossOrigin(backend)
  const app = bareApp(backend, (c) => {
    if (c.req.method === 'OPTIONS') return
    allow(c.req.header('origin'), head(c))
    if (!c.req.path.startsWith('/dev/') && controls?.outage()) throw new Problem(503, TRY_AGAIN, 'OUTAGE')
  })
  app.options('*', declare({ method: 'OPTIONS', path: '*', auth: 'public' }, preflight))
  app.use('/card/ocr/*', limited(PICTURE_BYTES))
  const [desk, parcels] = [limited(DESK_BYTES), limited(PARCELS_BYTES)]
  app.use('/staff/*', (c, next) =>
    (c.req.path.startsWith(`${OPERATIONS}/parcels/`) ? parcels : desk)(c, next),
  )
  const [small, large] = [limited(BODY_BYTES), limitedWhileRead(UPLOAD_BYTES)]
  const operator = limitedWhileRead(OPERATOR_BYTES)
  app.use('/operator/*', operator)
  app.use((c, next) => {
    if (c.req.path.startsWith('/operator/')) return next()
    return (UPLOADS.has(c.req.path) ? large : small)(c, next)
  })
  mountHealth(app, backend)
  app.route('/', nextAuthRoutes(backend))
  const drops = (at: Backend) => dropsRoutes(at, { soldOut })
  for (const routes of Object.values({ ...domainRoutes, drops })) app.route('/', routes(backend))
  app.route('/', portraitRoutes(backend))
  app.route('/', paymentRoutes(backend))
  app.route('/', operationsRoutes(backend))
  app.route('/', deskRoutes(backend))
  app.route('/', shopFilesRoutes(backend))
  app.route('/', codesOperatorRoutes(backend))
  app.route('/', benefitOperatorRoutes(backend))
  app.route('/', eventOperatorRoutes(backend))
  app.route('/', previewRoutes(backend))
  app.route('/', controlRoutes(backend))
  app.route('/', reconcileRoutes(backend))
  app.route('/', officeRoutes(backend))
  app.route('/', databaseRoutes(backend))
  app.route('/', ledgerRoutes(backend))
  app.route('/', uploadsRoutes(backend))
  const drawings = openDrawings(backend)
  app.route('/', mediaRoutes(backend, drawings))
  app.route('/', imagesRoutes(backend, drawings))
  app.route('/', optimiserRoutes(backend, drawings))
  if (backend.demo) app.route('/', backend.demo.films())
  if (backend.demo && controls) app.route('/', backend.demo.panel(backend, controls))
  return app
}

/**
 * The `pay` origin: the checkout of PortOne or the sandbox gateway, and the identity checks of PortOne or the sandbox. Sandboxes approve
 * every request, so production does not mount them.
 *
 * @param send sends the callbacks of the gateway to the shop
 */
export function payApp(backend: Backend, send: typeof globalThis.fetch = fetch): Hono {
  const app = bareApp(backend)
  app.use(limited(BODY_BYTES))
  mountHealth(app, backend)
  const { config, demo } = backend
  const { portOne, identity } = config
  if (portOne) app.route('/', portOneCheckout(backend, portOne))
  else if (demo) app.route('/', demo.gateway(backend, send))
  if (identity) app.route('/', identityServiceRoutes(backend, identityAdapter(identity)))
  else if (demo) app.route('/', demo.identityService(backend))
  return app
}

/**
 * The wallet host on the `wallet` origin. Its demo wallets are open to every caller, so production does not mount it.
 */
export function walletApp(backend: Backend): Hono {
  const app = bareApp(backend)
  app.use(limited(BODY_BYTES))
  mountHealth(app, backend)
  if (backend.demo) app.route('/', backend.demo.walletHost(backend))
  return app
}
