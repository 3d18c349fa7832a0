import { FandeckProvider } from '@fandeck/react'
import { type Handler, testKit } from '@fandeck/sdk/testing'
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
  server.answer(getUserInfoEndpoint, {
    memberId: 'moonlight@example.com',
    nickname: '달빛수집가',
    accountType: 'email',
    level: 'K201',
    phone: '01012344821',
    image: null,
    totalPoint: 12_400,
    adEmail: true,
    adSms: false,
  })
  server.answer(getWalletUserEndpoint, { walletLinked: true, walletAddress: '0x7a3ec41f' })
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function PasswordStory({ children, ...options }: PasswordKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => passwordKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
