// Fans who sign in with their phones and buy by the SDK, in this process instead of a browser.
import { randomUUID } from 'node:crypto'
import { createFandeck, type Fandeck } from '@fandeck/sdk'
import { requestPhoneCode, signIn } from '@fandeck/sdk/auth'
import { type Delivery, openPacks, setDelivery } from '@fandeck/sdk/drops'
import { memoryStorage } from '@fandeck/sdk/testing'
import { Envelope, Reservation } from '@fandeck/sdk/wire'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { purchaseBody } from '../../examples/backend/test/drop-row.ts'
import { devState, type Stack } from './stack.ts'

/** A fan who has signed in. */
export interface BuyingFan {
  phone: string
  fandeck: Fandeck
  token: string
}

/** A `fetch` with cookies, like one browser. */
function cookieFetch(): typeof globalThis.fetch {
  const cookies = new Map<string, string>()
  return async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const reply = await fetch(request)
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return reply
  }
}

/** Signs a new fan in with the code that their phone gets. */
export async function signInFan(stack: Stack, phone: string): Promise<BuyingFan> {
  const { site, api } = stack
  const fandeck = createFandeck(
    { marketUrl: api, cdnUrl: `${api}/cdn`, authUrl: `${site}/api/auth` },
    {
      fetch: cookieFetch(),
      storage: memoryStorage(),
      sessionStorage: memoryStorage(),
      sharedStore: undefined,
      locks: undefined,
      channel: undefined,
      location: () => new URL(`${site}/`),
    },
  )
  await requestPhoneCode(fandeck, { phone })
  const { sms } = await devState(stack)
  const code = sms.find((message) => message.phone === phone)?.code ?? ''
  const { token } = await signIn(fandeck, { provider: 'phone', phone, code })
  return { phone, fandeck, token: token.accessToken }
}

/** The address of a fan, told apart by the detail. */
export const deliveryTo = ({ phone }: BuyingFan, detail: string): Delivery => ({
  deliveryName: `팬 ${phone.slice(-4)}`,
  deliveryPhone: phone,
  postNumber: '04766',
  address: '서울 성동구 왕십리로 83-21',
  addressDetail: detail,
  deliveryRequest: '',
})

/** Asks for one pack at a price; returns the reply as the shop gives it. */
export async function askForPack({ api, site }: Stack, { token }: BuyingFan, dropId: number, price: number) {
  const reply = await fetch(`${api}/minting`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      'agreed-amount': String(price),
    },
    body: JSON.stringify({ ...purchaseBody(dropId, 1), redirect_url: site }),
  })
  return z.parse(Envelope, await reply.json())
}

/** Buys one pack with a parcel, and pays at the payment company; returns the order's id. */
export async function buyParcel(
  stack: Stack,
  fan: BuyingFan,
  { dropId, price, detail }: { dropId: number; price: number; detail: string },
): Promise<string> {
  const { data, message } = await askForPack(stack, fan, dropId, price)
  const read = z.safeDecode(Reservation, z.parse(z.any(), data))
  if (!read.success) throw new Error(`Not reserved: ${message}`)
  const { orderId, paymentUrl } = read.data
  await setDelivery(fan.fandeck, { orderId, delivery: deliveryTo(fan, detail) })
  const paid = await fetch(paymentUrl, { method: 'POST', body: new URLSearchParams({ action: 'approve' }) })
  expect(paid.status).toBe(200)
  return orderId
}

/** Opens the packs of an order. */
export const openOrder = ({ fandeck }: BuyingFan, orderId: string) => openPacks(fandeck, { orderId })
