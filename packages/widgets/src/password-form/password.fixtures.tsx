import { FandeckProvider } from '@fandeck/react'
import type { LoginMethod } from '@fandeck/sdk/logins'
import { aUserInfo, type Handler, testKit } from '@fandeck/sdk/testing'
import { getLoginMethodsEndpoint, getUserInfoEndpoint, getWalletUserEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

export interface PasswordKitOptions {
  loggedIn?: boolean
  /** The linked logins. @default an email address */
  methods?: readonly LoginMethod['kind'][]
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member with an email account. */
export function passwordKit({ loggedIn = true, methods = ['email'], on = {} }: PasswordKitOptions = {}) {
  const kit = testKit({ loggedIn })
  const { server } = kit
  server.answer(getLoginMethodsEndpoint, {
    rows: methods.map((kind) => ({ kind, account: null, removable: true })),
  })
  server.answer(getUserInfoEndpoint, aUserInfo())
  server.answer(getWalletUserEndpoint, { walletLinked: true, walletAddress: '0x7a3ec41f' })
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function PasswordStory({ children, ...options }: PasswordKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => passwordKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
