import { randomInt, randomUUID } from 'node:crypto'
import { safeUrl } from '@fandeck/sdk'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { addIdentity } from '../account/store.ts'
import type { Backend } from '../context.ts'
import { formOf } from '../form.ts'
import { guardPage, inlineSource } from '../page-policy.ts'
import { routesOf } from '../routes.ts'
import { SANDBOX_STYLE } from '../sandbox-page.ts'
import { Person } from './adapter.ts'
import { identityPage, refusalPage } from './page.ts'
import { GOOD_MS, withOutcome } from './service.routes.ts'

/** The schemas of the two routes, for tests. */
const Query = z.object({ redirect_url: z.string(), name: z.optional(z.string()) })
const IdentityForm = z.extend(Person, { redirect_url: z.string(), action: z.string() })

/** The sandbox identity service. It approves every request, so it runs outside production only (D59). */
export function identityRoutes(backend: Backend): Hono {
  const { config } = backend
  const back = (target: unknown) =>
    safeUrl(target, { base: config.origins.site, allow: config.allowedOrigins })

  const shown = (c: Context, content: ReturnType<typeof identityPage>, status: 200 | 400) => {
    const targets = ["'self'", config.origins.site, ...config.allowedOrigins].join(' ')
    guardPage(c, [`style-src ${inlineSource(SANDBOX_STYLE)}`, `form-action ${targets}`])
    return c.html(content, status)
  }

  const app = new Hono()
  const route = routesOf(app)
  route({ method: 'GET', path: '/identity', auth: 'development', query: Query }, (c) => {
    const redirectUrl = back(c.req.query('redirect_url'))
    if (!redirectUrl) return shown(c, refusalPage('돌아갈 주소가 허용되지 않았어요.'), 400)
    const name = c.req.query('name')?.slice(0, 40) || '김하늘'
    const phone = `010${String(randomInt(100_000_000)).padStart(8, '0')}`
    return shown(c, identityPage({ redirectUrl, name, birth: '1998-04-12', phone }), 200)
  })
  route(
    { method: 'POST', path: '/identity', auth: 'development', body: IdentityForm, form: true },
    async (c) => {
      const form = await formOf(c)
      const redirectUrl = back(form.redirect_url)
      if (!redirectUrl) return shown(c, refusalPage('돌아갈 주소가 허용되지 않았어요.'), 400)
      if (form.action !== 'approve') return c.redirect(withOutcome(redirectUrl, { success: 'false' }), 303)
      const read = z.safeParse(Person, form)
      if (!read.success)
        return shown(c, refusalPage('이름, 생년월일, 휴대폰 번호를 다시 확인해 주세요.'), 400)
      const createdAt = backend.now()
      const verificationId = `imp_${randomUUID()}`
      await addIdentity(backend.db, {
        verificationId,
        ...read.data,
        createdAt,
        expiresAt: createdAt + GOOD_MS,
      })
      return c.redirect(withOutcome(redirectUrl, { imp_uid: verificationId, success: 'true' }), 303)
    },
  )
  return app
}
