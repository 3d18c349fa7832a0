import { randomBytes } from 'node:crypto'
import { isInAppBrowser } from '@fandeck/sdk/drops'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { guardPage } from '../page-policy.ts'
import { serviceSources } from '../payment/portone.checkout.ts'
import { routesOf } from '../routes.ts'
import { type IdentityAdapter, UnreadablePerson } from './adapter.ts'
import { checkById, storeOutcome, withOutcome } from './checks.ts'
import { checkProblemPage, servicePage } from './service.page.ts'

const ReturnQuery = z.object({ imp_uid: z.optional(z.string()) })

const UNREADABLE =
  '본인 인증은 마쳤지만 인증 기관이 보낸 정보를 읽지 못했어요. 고객센터로 문의해 주시면 확인해 드릴게요.'
const EXPIRED = '인증 시간이 지났어요. 이전 화면에서 다시 시도해 주세요.'

/**
 * The pages before and after an identity service. The window leaves the shop, so that they work on phones and in
 * browsers inside other apps; the outcome is read from the service's API, for the check of the address only.
 */
export function identityServiceRoutes(backend: Backend, adapter: IdentityAdapter): Hono {
  const { config } = backend

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
  route({ method: 'GET', path: '/identity/:check', auth: 'link' }, async (c) => {
    const check = await checkById(backend, c.req.param('check'))
    if (!check) return refused(c, EXPIRED)
    const { checkId } = check
    const back = `${config.origins.pay}/identity/return/${checkId}`
    const inApp = isInAppBrowser(c.req.header('user-agent') ?? '')
    const opening = adapter.opening({ checkId, back, inApp })
    return shown(c, (nonce) => servicePage(nonce, adapter, { ...opening, back }), 200)
  })
  route({ method: 'GET', path: '/identity/return/:check', auth: 'link', query: ReturnQuery }, async (c) => {
    const check = await checkById(backend, c.req.param('check'))
    if (!check) return refused(c, EXPIRED)
    const { checkId } = check
    const asked = await adapter.outcomeOf({ checkId, impUid: c.req.query('imp_uid') }).then(
      (outcome) => ({ outcome }),
      (error: unknown) => {
        backend.log.error('identity.outcome', error)
        return error instanceof UnreadablePerson ? 'unreadable' : undefined
      },
    )
    if (asked === 'unreadable') return refused(c, UNREADABLE)
    if (!asked) {
      const again = `${c.req.path}${new URL(c.req.url).search}`
      return shown(
        c,
        (nonce) => checkProblemPage(nonce, '결과를 확인하지 못했어요. 잠시 후 다시 시도해 주세요.', again),
        503,
      )
    }
    if (!asked.outcome) return c.redirect(withOutcome(check, { success: 'false' }), 303)
    await storeOutcome(backend, check, asked.outcome)
    const { verificationId } = asked.outcome
    return c.redirect(withOutcome(check, { imp_uid: verificationId, success: 'true' }), 303)
  })
  return app
}
