import { FandeckProvider } from '@fandeck/react'
import { aStoredSession, aToken, type Handler, testKit } from '@fandeck/sdk/testing'
import {
  getUserInfoEndpoint,
  requestIdentityEndpoint,
  verifyGenderBirthEndpoint,
  verifyPhoneEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

export interface IdentityKitOptions {
  /** `K201` is a verified member. */
  level?: string
  loggedIn?: boolean
  /** The state of a check that this tab has begun. */
  begun?: string | undefined
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member and an identity service that accepts every check. */
export function identityKit({ level = 'K102', loggedIn = true, begun, on = {} }: IdentityKitOptions = {}) {
  const session = aStoredSession({ accessToken: aToken({ tokenUserLevel: level }) })
  const kit = testKit({ loggedIn: loggedIn && session })
  const { server } = kit
  if (begun) kit.sessionStorage.setItem('fandeck:identity-state', begun)
  server.answer(requestIdentityEndpoint, { url: 'https://pay.example/identity' })
  server.answer(verifyPhoneEndpoint, undefined)
  server.answer(verifyGenderBirthEndpoint, undefined)
  server.answer(getUserInfoEndpoint, {
    memberId: 'm-1',
    nickname: '달빛수집가',
    accountType: 'phone',
    level: 'K201',
    phone: '01012344821',
    image: null,
    totalPoint: 0,
    adEmail: false,
    adSms: false,
  })
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function IdentityStory({ children, ...options }: IdentityKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => identityKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
