import {
  endSessionEndpoint,
  handOverEndpoint,
  handoverSessionEndpoint,
  logInEndpoint,
  refreshEndpoint,
  requestPasswordCodeEndpoint,
  requestPhoneCodeEndpoint,
  requestSignUpCodeEndpoint,
  resetPasswordEndpoint,
  signUpEndpoint,
} from '@fandeck/sdk/wire'
import { type Context, Hono } from 'hono'
import type { Backend } from '../context.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { endpointsOf } from '../serve.ts'
import { endSession, rotate } from './families.ts'
import { handoverCode, handoverSession } from './handover.ts'
import { join, sendJoinCode } from './join.ts'
import { resetPassword, sendPasswordCode } from './password-reset.ts'
import { sendPhoneCode } from './phone.ts'
import { authUser, login } from './service.ts'
import { bearer } from './verified-tokens.ts'
import { visitorQueues } from './visitor.ts'

const badPhone = () => new Problem(400, '휴대폰 번호를 다시 확인해 주세요.', 'BAD_PHONE')
const noStore = (c: Context) => c.header('Cache-Control', 'no-store')

/** Codes, sign-up, sign-in, handover and refresh of the main API (D3, D46, S7.14, S7.15). */
export function authRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const queues = visitorQueues(backend)
  serve(
    requestPhoneCodeEndpoint,
    ({ c, body }) => {
      const visitor = queues.visitorOf(c)
      return queues.apply(visitor, () => sendPhoneCode(backend, body.phone, visitor))
    },
    { badBody: badPhone },
  )
  serve(logInEndpoint, async ({ c, body }) => {
    const visitor = queues.visitorOf(c)
    const { member, token, deviceCookie } = await queues.login(visitor, () => login(backend, body, visitor))
    if (deviceCookie !== undefined) c.header('Set-Cookie', deviceCookie, { append: true })
    noStore(c)
    return { user: authUser(backend, member), token }
  })
  serve(signUpEndpoint, ({ c, body }) => {
    const visitor = queues.visitorOf(c)
    return queues.apply(visitor, () => join(backend, body, visitor))
  })
  serve(requestSignUpCodeEndpoint, ({ c, body }) => {
    const visitor = queues.visitorOf(c)
    return queues.apply(visitor, () => sendJoinCode(backend, body.userId, visitor))
  })
  serve(requestPasswordCodeEndpoint, ({ c, body }) => {
    const visitor = queues.visitorOf(c)
    return queues.apply(visitor, () => sendPasswordCode(backend, body.userId, visitor))
  })
  serve(resetPasswordEndpoint, async ({ c, body: { userId, code, password } }) => {
    const visitor = queues.visitorOf(c)
    await queues.login(visitor, () => resetPassword(backend, { memberId: userId, code, password }, visitor))
  })
  serve(handOverEndpoint, async ({ c, caller, body }) => {
    noStore(c)
    return { code: await handoverCode(backend, caller, body) }
  })
  serve(handoverSessionEndpoint, ({ c, body }) => {
    noStore(c)
    return handoverSession(backend, { ...body, origin: c.req.header('origin') })
  })
  serve(endSessionEndpoint, async ({ c }) => {
    const token = bearer(c)
    if (token) await endSession(backend, token)
  })
  serve(refreshEndpoint, ({ c, query }) => {
    noStore(c)
    c.header('Vary', 'Origin, Authorization')
    const token = bearer(c)
    if (!token) throw sessionInvalid()
    return rotate(backend, token, query.type === 'new')
  })
  return app
}
