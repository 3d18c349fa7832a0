import { FandeckProvider } from '@fandeck/react'
import type { TransactionDetail } from '@fandeck/sdk/drops'
import { aTransactionDetail, type Handler, NOON, testKit } from '@fandeck/sdk/testing'
import { cancelOrderEndpoint, getTransactionEndpoint, requestReturnEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

const DAY = 86_400_000

const CARRIER = 'CJ대한통운'

/** Paid, with closed packs and goods that are not sent yet. */
export const CLOSED: Partial<TransactionDetail> = {
  opened: false,
  cards: [],
  carrier: null,
  invoiceNumber: null,
  cancelUntil: NOON + 8 * DAY,
}
/** Paid, with closed packs and goods that have arrived. */
export const ARRIVED: Partial<TransactionDetail> = {
  ...CLOSED,
  cancelUntil: null,
  carrier: CARRIER,
  invoiceNumber: '601234563387',
  deliveredAt: NOON,
}

export interface OrdersKitOptions {
  order?: Partial<TransactionDetail>
  loggedIn?: boolean
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member with this order. */
export function ordersKit({ order = {}, loggedIn = true, on = {} }: OrdersKitOptions = {}) {
  const kit = testKit({ loggedIn })
  const { server } = kit
  server.answer(getTransactionEndpoint, aTransactionDetail({ carrier: CARRIER, ...order }))
  server.answer(cancelOrderEndpoint, undefined)
  server.answer(requestReturnEndpoint, undefined)
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function OrdersStory({
  children,
  pass,
  ...options
}: OrdersKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => ordersKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
