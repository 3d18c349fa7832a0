import { FandeckProvider } from '@fandeck/react'
import { aUserInfo, type Handler, testKit } from '@fandeck/sdk/testing'
import { getUserInfoEndpoint, getWalletUserEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

export interface PasswordKitOptions {
  loggedIn?: boolean
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member with an email account. */
export function passwordKit({ loggedIn = true, on = {} }: PasswordKitOptions = {}) {
  const kit = testKit({ loggedIn })
  const { server } = kit
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
