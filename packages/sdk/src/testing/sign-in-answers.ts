import * as z from 'zod/mini'
import { requestPhoneCodeEndpoint, signUpEndpoint } from '../auth/auth.endpoints.ts'
import {
  requestPasswordCodeEndpoint,
  requestSignUpCodeEndpoint,
  resetPasswordEndpoint,
} from '../auth/auth.mail.endpoints.ts'
import { AuthSession } from '../auth/auth.schema.ts'
import { authBasePath } from '../constants.ts'
import { formatSeoulWire } from '../kernel/seoul.ts'
import { refreshEndpoint } from '../session/session.endpoints.ts'
import type { FakeServer, Handler } from './fake-server.ts'
import { aSessionRecord, aToken, aUserInfo } from './fixtures.ts'

const MINUTE_MS = 60_000
const WAYS = ['phone', 'password'] as const
const Form = z.object({ callbackUrl: z.string() })

/** Answers the forms of the sign-in, which accept everyone: any phone with any code, any email with any password. */
export function answerSignIn(
  server: FakeServer,
  { loggedIn, now }: { loggedIn: boolean; now: () => number },
) {
  let loginType: 'phone' | 'email' | undefined = loggedIn ? 'phone' : undefined
  const at = (path: string) => `${authBasePath}/${path}`
  const token = () =>
    aSessionRecord({
      accessToken: aToken({ tokenUserLevel: 'K201' }),
      expired: formatSeoulWire(now() + 30 * MINUTE_MS),
    })
  const sent = () => ({ expiresAt: now() + 3 * MINUTE_MS, resendAt: now() + MINUTE_MS })
  const signIn =
    (by: 'phone' | 'email'): Handler =>
    ({ body }) => {
      loginType = by
      return Response.json({ url: z.parse(Form, body).callbackUrl })
    }
  const { memberId, nickname, level = 'K201' } = aUserInfo()

  server.on(`GET ${at('csrf')}`, () => Response.json({ csrfToken: 'csrf-1' }))
  server.on(`GET ${at('providers')}`, () =>
    Response.json(Object.fromEntries(WAYS.map((id) => [id, { id, name: id, type: 'credentials' }]))),
  )
  server.on(`GET ${at('session')}`, () => {
    if (!loginType) return Response.json({})
    const user = { memberId, nickname, accountType: loginType, loginType, level, walletLinked: true }
    const expires = new Date(now() + 24 * 60 * MINUTE_MS).toISOString()
    return Response.json(z.encode(AuthSession, { user, token: token(), expires }))
  })
  server.on(`POST ${at('callback/phone')}`, signIn('phone'))
  server.on(`POST ${at('callback/password')}`, signIn('email'))
  server.on(`POST ${at('signout')}`, ({ body }) => {
    loginType = undefined
    return Response.json({ url: z.parse(Form, body).callbackUrl })
  })
  server.answer(refreshEndpoint, token)
  server.answer(requestPhoneCodeEndpoint, sent)
  server.answer(requestSignUpCodeEndpoint, sent)
  server.answer(requestPasswordCodeEndpoint, sent)
  server.answer(signUpEndpoint, undefined)
  server.answer(resetPasswordEndpoint, undefined)
}
