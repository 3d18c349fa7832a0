import { FandeckProvider } from '@fandeck/react'
import type { LoginMethod } from '@fandeck/sdk/logins'
import { type Handler, testKit } from '@fandeck/sdk/testing'
import { getLoginMethodsEndpoint, linkEmailEndpoint, requestEmailLinkCodeEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

const MINUTE = 60_000

export const PHONE: LoginMethod = { kind: 'phone', account: '01024814821', removable: true }
export const MAIL: LoginMethod = { kind: 'email', account: 'moonlight@example.com', removable: true }
export const KAKAO: LoginMethod = { kind: 'kakao', account: '', removable: true }

export interface LoginsKitOptions {
  methods?: readonly LoginMethod[]
  /** What the auth server offers. @default it does not answer */
  offered?: readonly string[] | undefined
  loggedIn?: boolean
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member with login methods. */
export function loginsKit({
  methods = [PHONE, MAIL],
  offered,
  loggedIn = true,
  on = {},
}: LoginsKitOptions = {}) {
  const kit = testKit({ loggedIn })
  const { server, clock } = kit
  const provider = (id: string) => [id, { id, name: id, type: 'oauth' }]
  if (offered) {
    const providers = Object.fromEntries(offered.map(provider))
    server.on('GET /api/auth/providers', () => Response.json(providers))
  }
  server.answer(getLoginMethodsEndpoint, () => ({ rows: [...methods] }))
  server.answer(requestEmailLinkCodeEndpoint, () => ({
    expiresAt: clock.now() + 10 * MINUTE,
    resendAt: clock.now() + MINUTE,
  }))
  server.answer(linkEmailEndpoint, undefined)
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function LoginsStory({ children, ...options }: LoginsKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => loginsKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
