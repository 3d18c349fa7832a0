import { FandeckProvider } from '@fandeck/react'
import type { LoginType } from '@fandeck/sdk'
import { aSessionRecord, aTerms, type Handler, ok, testKit } from '@fandeck/sdk/testing'
import {
  AuthSession,
  requestPasswordCodeEndpoint,
  requestPhoneCodeEndpoint,
  requestSignUpCodeEndpoint,
  resetPasswordEndpoint,
  signUpEndpoint,
  TermsListReply,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'

const MINUTE = 60_000
const AUTH = '/api/auth'

/** Every method of a shop. */
export const ALL_WAYS = ['phone', 'password', 'google', 'kakao'] as const

export interface SignInKitOptions {
  /** What the auth server offers; `undefined` when it does not answer. */
  offered?: readonly string[] | undefined
  loggedIn?: boolean
  /** The login that this device remembers. */
  recent?: { last: LoginType; usernames: Partial<Record<LoginType, string>> } | undefined
  /** The number of a phone code that was sent before a reload. */
  sentTo?: string | undefined
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of an auth server that accepts every sign-in. */
export function signInKit({
  offered = ALL_WAYS,
  loggedIn = false,
  recent,
  sentTo,
  on = {},
}: SignInKitOptions = {}) {
  const kit = testKit({ loggedIn, platform: { location: () => new URL('https://site.example/login') } })
  const { server, fandeck, clock } = kit
  if (recent) fandeck.platform.storage.setItem('fandeck:recent-logins', JSON.stringify(recent))
  const sent = () => ({ expiresAt: clock.now() + 3 * MINUTE, resendAt: clock.now() + MINUTE })
  if (sentTo) kit.sessionStorage.setItem('fandeck:sent-code', JSON.stringify({ phone: sentTo, ...sent() }))
  const session = () => ({
    user: {
      memberId: 'm-1',
      nickname: '소하팬',
      image: null,
      accountType: 'phone' as const,
      loginType: 'phone' as const,
      level: 'K102' as const,
      walletLinked: true,
    },
    token: aSessionRecord(),
    expires: '2026-12-20T00:00:00Z',
  })
  const done: Handler = () => Response.json({ url: 'https://site.example/login' })
  const routes: Record<string, Handler> = {
    [`GET ${AUTH}/providers`]: () =>
      offered
        ? Response.json(Object.fromEntries(offered.map((id) => [id, { id, name: id, type: 'any' }])))
        : new Response('', { status: 404 }),
    [`GET ${AUTH}/csrf`]: () => Response.json({ csrfToken: 'csrf-1' }),
    [`GET ${AUTH}/session`]: () => Response.json(z.encode(AuthSession, session())),
    [`POST ${AUTH}/callback/phone`]: done,
    [`POST ${AUTH}/callback/password`]: done,
    [`POST ${AUTH}/signin/google`]: () => Response.json({ url: 'https://google.example/authorize' }),
    [`POST ${AUTH}/signin/kakao`]: () => Response.json({ url: 'https://kakao.example/authorize' }),
  }
  for (const [route, handler] of Object.entries(routes)) server.on(route, handler)
  server.answer(requestPhoneCodeEndpoint, sent)
  server.answer(requestPasswordCodeEndpoint, sent)
  server.answer(requestSignUpCodeEndpoint, sent)
  server.answer(signUpEndpoint, undefined)
  server.answer(resetPasswordEndpoint, undefined)
  server.on('GET /about/terms/', () => ok(TermsListReply, [aTerms()]))
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** What the auth server replies to wrong credentials. */
export const refused =
  (code = 'CredentialsSignin'): Handler =>
  () =>
    Response.json({ url: `https://site.example/login?error=${code}` }, { status: 401 })

/** A part in front of that client. */
export function SignInStory({ children, ...options }: SignInKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => signInKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
