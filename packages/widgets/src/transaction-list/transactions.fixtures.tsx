import { FandeckProvider } from '@fandeck/react'
import type { Transaction } from '@fandeck/sdk/drops'
import { aTransaction, type Handler, NOON, testKit } from '@fandeck/sdk/testing'
import { getTransactionsEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

const DAY = 86_400_000
const noParcel = { delivery: false, carrier: null, invoiceNumber: null }
const waiting = { carrier: null, invoiceNumber: null }

/** A purchase in each state, newest first. */
export const TRANSACTIONS: readonly Transaction[] = [
  aTransaction({ ...waiting, status: 'RESERVED', method: 'card' }),
  aTransaction({ ...noParcel, method: 'kakaoPay', amount: 1, paymentAmount: 12_000 }),
  aTransaction({ ...waiting, method: 'toss' }),
  aTransaction({ title: 'FC서울 2025 카드팩', method: 'easyPay' }),
  aTransaction({ deliveredAt: NOON - DAY, method: 'bankTransfer' }),
  aTransaction({ ...noParcel, status: 'REFUND_DUE' }),
  aTransaction({ status: 'REFUNDED' }),
  aTransaction({ ...noParcel, status: 'FAILED' }),
  aTransaction({ ...noParcel, status: 'CANCELLED' }),
  aTransaction({ ...noParcel, status: 'EXPIRED' }),
].map((one, index) => ({ ...one, orderId: `order-${index + 1}`, at: NOON - index * DAY }))

export interface TransactionsKitOptions {
  rows?: readonly Transaction[]
  /** The number of purchases on the first page. */
  first?: number
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member with these purchases. */
export function transactionsKit({ rows = TRANSACTIONS, first = 6, on = {} }: TransactionsKitOptions = {}) {
  const kit = testKit({ loggedIn: true })
  kit.server.answer(getTransactionsEndpoint, ({ query }) =>
    query.get('cursor')
      ? { rows: rows.slice(first), next: null }
      : { rows: rows.slice(0, first), next: rows.length > first ? 'next' : null },
  )
  for (const [route, handler] of Object.entries(on)) kit.server.on(route, handler)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function TransactionsStory({
  children,
  pass,
  ...options
}: TransactionsKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => transactionsKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
