import { randomBytes, randomUUID } from 'node:crypto'
import { isInAppBrowser, safeUrl } from '@fandeck/sdk'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { addIdentity } from '../account/store.ts'
import type { Backend } from '../context.ts'
import { guardPage } from '../page-policy.ts'
import { serviceSources } from '../payment/portone.checkout.ts'
import { routesOf } from '../routes.ts'
import type { IdentityAdapter } from './adapter.ts'
import { linkOfCheck, readCheckLink } from './check-link.ts'
import { checkProblemPage, servicePage } from './service.page.ts'

/** The lifetime of an outcome, ms. */
export const GOOD_MS = 10 * 60_000

const Query = z.object({ redirect_url: z.string() })
const ReturnQuery = z.object({ imp_uid: z.optional(z.string()) })

/** Adds the outcome of a check to the address of the page that has asked for it. */
export function withOutcome(address: string, outcome: Record<string, string>): string {
  const url = new URL(address)
  for (const [key, value] of Object.entries(outcome)) url.searchParams.set(key, value)
  return url.href
}

/**
 * The pages before and after an identity service. The window leaves the shop, so that they work on phones and in
 * browsers inside other apps; the outcome is read from the service's API, for the check of the signed address only.
 */
export function identityServiceRoutes(backend: Backend, adapter: IdentityAdapter): Hono {
  const { config } = backend
  const { site, pay } = config.origins

  function shown(
    c: Context,
    page: (nonce: string) => ReturnType<typeof servicePage>,
    status: 200 | 400 | 503,
  ) {
    const nonce = randomBytes(16).toString('base64url')
    guardPage(c, serviceSources(adapter.scriptUrl)(nonce))
    return c.html(page(nonce), status)
  }
  const refused = (c: Context, message: string) => shown(c, (nonce) => checkProblemPage(nonce, message), 400)

  const app = new Hono()
  const route = routesOf(app)
  route({ method: 'GET', path: '/identity', auth: 'public', query: Query }, async (c) => {
    const redirectUrl = safeUrl(c.req.query('redirect_url'), { base: site, allow: config.allowedOrigins })
    if (!redirectUrl) return refused(c, '돌아갈 주소가 허용되지 않았어요.')
    const checkId = `identity-${randomUUID()}`
    const back = `${pay}/identity/return/${await linkOfCheck(backend, { checkId, redirectUrl })}`
    const inApp = isInAppBrowser(c.req.header('user-agent') ?? '')
    const opening = adapter.opening({ checkId, back, inApp })
    return shown(c, (nonce) => servicePage(nonce, adapter, { ...opening, back }), 200)
  })
  route({ method: 'GET', path: '/identity/return/:check', auth: 'link', query: ReturnQuery }, async (c) => {
    const check = await readCheckLink(backend, c.req.param('check'))
    if (!check) return refused(c, '인증 시간이 지났어요. 이전 화면에서 다시 시도해 주세요.')
    const { checkId, redirectUrl } = check
    const asked = await adapter.outcomeOf({ checkId, impUid: c.req.query('imp_uid') }).then(
      (outcome) => ({ outcome }),
      (error: unknown) => {
        backend.log.error('identity.outcome', error)
        return undefined
      },
    )
    if (!asked) {
      const again = `${c.req.path}${new URL(c.req.url).search}`
      return shown(
        c,
        (nonce) => checkProblemPage(nonce, '결과를 확인하지 못했어요. 잠시 후 다시 시도해 주세요.', again),
        503,
      )
    }
    if (!asked.outcome) return c.redirect(withOutcome(redirectUrl, { success: 'false' }), 303)
    const { verificationId, person } = asked.outcome
    const createdAt = backend.now()
    await addIdentity(backend.db, { verificationId, ...person, createdAt, expiresAt: createdAt + GOOD_MS })
    return c.redirect(withOutcome(redirectUrl, { imp_uid: verificationId, success: 'true' }), 303)
  })
  return app
}
