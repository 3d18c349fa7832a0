import { FandeckProvider } from '@fandeck/react'
import { testKit } from '@fandeck/sdk/testing'
import { type ReactNode, useState } from 'react'

export interface HeaderKitOptions {
  loggedIn?: boolean
  walletLinked?: boolean
}

/** A client of a visitor, or of a member with or without a wallet. */
export function headerKit({ loggedIn = true, walletLinked = false }: HeaderKitOptions = {}) {
  const kit = testKit({ loggedIn })
  const user = { memberId: 'm-1', nickname: '달빛수집가', accountType: 'phone', walletLinked }
  if (loggedIn) kit.fandeck.session.setUser(user)
  return kit
}

/** A part in front of that client. */
export function HeaderStory({ children, ...options }: HeaderKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => headerKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
