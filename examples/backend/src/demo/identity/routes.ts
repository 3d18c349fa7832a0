import { randomInt, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../../context.ts'
import { formOf } from '../../form.ts'
import { Person } from '../../identity/adapter.ts'
import { checkById, storeOutcome, withOutcome } from '../../identity/checks.ts'
import { guardPage, inlineSource } from '../../page-policy.ts'
import { PLAIN_PAGE_STYLE } from '../../plain-page.style.ts'
import { routesOf } from '../../routes.ts'
import { identityPage, refusalPage } from './page.ts'

/** The schemas of the two routes, for tests. */
const Query = z.object({ name: z.optional(z.string()) })
const IdentityForm = z.extend(Person, { action: z.string() })

const EXPIRED = '인증 시간이 지났어요. 이전 화면에서 다시 시도해 주세요.'

/** The sandbox identity service. It approves every request, so it runs outside production only (D59). */
export function identityRoutes(backend: Backend): Hono {
  const { config } = backend

  const shown = (c: Context, content: ReturnType<typeof identityPage>, status: 200 | 400) => {
    const targets = ["'self'", config.origins.site, ...config.allowedOrigins].join(' ')
    guardPage(c, [`style-src ${inlineSource(PLAIN_PAGE_STYLE)}`, `form-action ${targets}`])
    return c.html(content, status)
  }

  const app = new Hono()
  const route = routesOf(app)
  const path = '/identity/:check'
  route({ method: 'GET', path, auth: 'development', query: Query }, async (c) => {
    const check = await checkById(backend, c.req.param('check'))
    if (!check) return shown(c, refusalPage(EXPIRED), 400)
    const name = c.req.query('name')?.slice(0, 40) || '김하늘'
    const phone = `010${String(randomInt(100_000_000)).padStart(8, '0')}`
    return shown(c, identityPage({ name, birth: '1998-04-12', phone }), 200)
  })
  route({ method: 'POST', path, auth: 'development', body: IdentityForm, form: true }, async (c) => {
    const form = await formOf(c)
    const check = await checkById(backend, c.req.param('check'))
    if (!check) return shown(c, refusalPage(EXPIRED), 400)
    if (form.action !== 'approve') return c.redirect(withOutcome(check, { success: 'false' }), 303)
    const read = z.safeParse(Person, form)
    if (!read.success) return shown(c, refusalPage('이름, 생년월일, 휴대폰 번호를 다시 확인해 주세요.'), 400)
    const verificationId = `imp_${randomUUID()}`
    await storeOutcome(backend, check, { verificationId, person: read.data })
    return c.redirect(withOutcome(check, { imp_uid: verificationId, success: 'true' }), 303)
  })
  return app
}
