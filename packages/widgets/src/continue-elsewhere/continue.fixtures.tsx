import { FandeckProvider } from '@fandeck/react'
import { setContinuationPage } from '@fandeck/sdk/continuation'
import { type Handler, NOON, testKit } from '@fandeck/sdk/testing'
import {
  createContinuationEndpoint,
  redeemContinuationEndpoint,
  takePurchaseEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'

export const TOKEN = `${'aB3-'.repeat(10)}xyz`
export const PAGE = 'https://shop.example/continue'

/** Options of `continueKit`. */
export interface ContinueKitOptions {
  loggedIn?: boolean
  /** Whether the link carries a purchase. */
  purchase?: boolean
  /** Answers in place of the server's. */
  on?: Record<string, Handler>
}

/** A client whose server makes and redeems links; `purchase` decides whether one carries an open purchase. */
export function continueKit({ loggedIn = false, purchase = false, on = {} }: ContinueKitOptions = {}) {
  const kit = testKit({ loggedIn })
  setContinuationPage(kit.fandeck, PAGE)
  kit.server.answer(createContinuationEndpoint, { token: TOKEN, expiresAt: NOON + 600_000 })
  kit.server.answer(redeemContinuationEndpoint, {
    path: '/drops/1',
    dropId: 1,
    count: 2,
    method: 'card',
    purchase,
  })
  kit.server.answer(takePurchaseEndpoint, {
    dropId: 1,
    count: 2,
    method: 'card',
    purchaseKey: 'the-key-of-the-app',
    orderId: undefined,
    deliveryDue: false,
  })
  for (const [route, handler] of Object.entries(on)) kit.server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function ContinueStory({ children, ...options }: ContinueKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => continueKit(options))
  return (
    <FandeckProvider fandeck={kit.fandeck}>
      <ToastProvider>{children}</ToastProvider>
    </FandeckProvider>
  )
}
