import { FandeckProvider } from '@fandeck/react'
import type { Badge } from '@fandeck/sdk/overview'
import { aShop, aUserInfo } from '@fandeck/sdk/testing'
import {
  getBadgesEndpoint,
  getShopEndpoint,
  getUserInfoEndpoint,
  getWalletUserEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { type DeckKitOptions, deckKit, PACKS } from '../card-deck/deck.fixtures.tsx'

export interface MyPageKitOptions extends DeckKitOptions {
  walletLinked?: boolean
  /** `K201` is a verified member. */
  level?: string
  /** What the member has completed. @default nothing */
  badges?: readonly Badge[]
}

/** A client of a member with cards of two packs, points and a wallet. */
export function myPageKit({
  walletLinked = true,
  level = 'K201',
  badges = [],
  on = {},
  ...deck
}: MyPageKitOptions = {}) {
  const kit = deckKit({ ...deck, on: {} })
  const { server } = kit
  server.answer(getShopEndpoint, aShop({ packs: PACKS.map((pack) => ({ ...pack })) }))
  server.answer(getBadgesEndpoint, { badges: [...badges] })
  server.answer(getUserInfoEndpoint, aUserInfo({ level }))
  server.answer(getWalletUserEndpoint, {
    walletLinked,
    walletAddress: walletLinked ? '0x7a3e5b1c9d4f4a21c41F' : null,
  })
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function MyPageStory({
  children,
  pass,
  ...options
}: MyPageKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => myPageKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
