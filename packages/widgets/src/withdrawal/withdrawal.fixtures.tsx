import { FandeckProvider } from '@fandeck/react'
import { aUserInfo, type Handler, testKit } from '@fandeck/sdk/testing'
import {
  getUserInfoEndpoint,
  getWalletUserEndpoint,
  getWithdrawalEndpoint,
  requestIdentityEndpoint,
  requestWithdrawalMailEndpoint,
  requestWithdrawalSmsEndpoint,
  withdrawAllEndpoint,
  withdrawEndpoint,
} from '@fandeck/sdk/wire'
import type { Withdrawal as Losses } from '@fandeck/sdk/withdrawal'
import { type ReactNode, useState } from 'react'

const MINUTE = 60_000

const LOSSES: Losses = {
  cards: 17,
  benefits: 2,
  totalPoint: 12_400,
  walletLinked: true,
  orders: [],
  proofs: ['identity', 'sms', 'email'],
}

export interface WithdrawalKitOptions {
  losses?: Partial<Losses>
  loggedIn?: boolean
  /** The state of an identity check that this tab has begun. */
  begun?: string | undefined
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member whose withdrawal the server accepts. */
export function withdrawalKit({ losses = {}, loggedIn = true, begun, on = {} }: WithdrawalKitOptions = {}) {
  const kit = testKit({ loggedIn })
  const { server } = kit
  if (begun) kit.sessionStorage.setItem('fandeck:identity-state', begun)
  const now = kit.clock.now()
  const times = { expiresAt: now + 10 * MINUTE, resendAt: now + MINUTE }
  server.answer(getWithdrawalEndpoint, { ...LOSSES, ...losses })
  server.answer(getUserInfoEndpoint, aUserInfo())
  server.answer(getWalletUserEndpoint, { walletLinked: true, walletAddress: '0x7a3ec41f' })
  server.answer(requestIdentityEndpoint, { url: 'https://pay.example/identity' })
  server.answer(requestWithdrawalMailEndpoint, times)
  server.answer(requestWithdrawalSmsEndpoint, times)
  server.answer(withdrawEndpoint, undefined)
  server.answer(withdrawAllEndpoint, undefined)
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function WithdrawalStory({
  children,
  pass,
  ...options
}: WithdrawalKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => withdrawalKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
