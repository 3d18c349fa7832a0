import { text, typedLine } from '@fandeck/sdk/wire'
import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { visitorQueues } from '../auth/visitor.ts'
import type { Backend } from '../context.ts'
import { setDeskCookie } from '../desk/cookie.ts'
import { formOf } from '../form.ts'
import { Problem } from '../problem.ts'
import { parse } from '../reply.ts'
import { operatorRoutesOf, routesOf } from '../routes.ts'
import { OPERATIONS, signInPage } from './layout.ts'
import { liveScript } from './live.script.ts'
import { signInOperator, signOutOperator } from './operators.ts'
import { COOKIE, type operatorPages } from './pages.ts'
import { passkeyStepPage } from './passkey.page.ts'
import { passkeyScript } from './passkey.script.ts'
import { PasskeyField, signInByPasskey, signInOptions } from './passkeys.ts'

/** The cookie of a sign-in between the password and the passkey. */
const STEP_COOKIE = 'fandeck_operator_step'

const SignInForm = z.object({
  operator_id: typedLine({ min: 1, max: 64 }),
  pwd: text({ min: 1, max: 64 }),
})
const PasskeyForm = z.object({ response: PasskeyField })

const SCRIPTS = { 'live.js': liveScript, 'passkey.js': passkeyScript }

/** Mounts the sign-in of operators by password and passkey, the sign-out, and the scripts of the pages. */
export function mountSignIn(
  app: Hono,
  backend: Backend,
  { page, admit }: ReturnType<typeof operatorPages>,
): void {
  const queues = visitorQueues(backend)
  const openRoute = routesOf(app)

  for (const [name, script] of Object.entries(SCRIPTS))
    openRoute({ method: 'GET', path: `${OPERATIONS}/${name}`, auth: 'public' }, (c) => {
      c.header('content-type', 'text/javascript; charset=utf-8')
      c.header('cache-control', 'public, max-age=300')
      c.header('x-content-type-options', 'nosniff')
      return c.body(script)
    })

  /** Runs a step of the sign-in for the desk's own page; a refusal is shown above its first form. */
  async function signIn(c: Context, run: () => Promise<Response>): Promise<Response> {
    if (c.req.header('origin') !== backend.config.origins.api) return page(c, signInPage(), 403)
    try {
      return await run()
    } catch (error) {
      if (error instanceof Problem) return page(c, signInPage(error.message), error.http)
      throw error
    }
  }
  const opened = (c: Context, { token, endAt }: { token: string; endAt: number }) => {
    setDeskCookie(c, backend, { name: COOKIE, token, endAt, path: OPERATIONS })
    return c.redirect(OPERATIONS, 303)
  }

  openRoute(
    { method: 'POST', path: `${OPERATIONS}/sign-in`, auth: 'public', body: SignInForm, form: true },
    (c) =>
      signIn(c, async () => {
        const { operator_id, pwd } = parse(SignInForm, await formOf(c))
        const visitor = queues.visitorOf(c)
        const begun = await queues.login(visitor, () =>
          signInOperator(backend, operator_id, { password: pwd, visitor }),
        )
        c.header('Set-Cookie', begun.deviceCookie, { append: true })
        if (!begun.passkey) return opened(c, begun)
        const { token, endAt } = begun
        setDeskCookie(c, backend, { name: STEP_COOKIE, token, endAt, path: OPERATIONS })
        return page(c, passkeyStepPage(await signInOptions(backend, begun.passkey)))
      }),
  )
  openRoute(
    { method: 'POST', path: `${OPERATIONS}/sign-in/passkey`, auth: 'public', body: PasskeyForm, form: true },
    (c) =>
      signIn(c, async () => {
        const { response } = parse(PasskeyForm, await formOf(c))
        const token = getCookie(c, STEP_COOKIE)
        deleteCookie(c, STEP_COOKIE, { path: OPERATIONS })
        return opened(c, await signInByPasskey(backend, token, response))
      }),
  )
  operatorRoutesOf(app, admit)({ method: 'POST', path: `${OPERATIONS}/sign-out`, may: 'self' }, async (c) => {
    await signOutOperator(backend, getCookie(c, COOKIE))
    deleteCookie(c, COOKIE, { path: OPERATIONS })
    return c.redirect(OPERATIONS, 303)
  })
}
