import {
  type Drop,
  type DropInformation,
  type DropReminder,
  type Order,
  totalAmount,
} from '@fandeck/sdk/drops'
import type { Standing } from '@fandeck/sdk/gate'
import {
  aDrawnCard,
  aDrop,
  aDropInformation,
  anOrder,
  aReservation,
  aTerms,
  aUserInfo,
  type Handler,
  NOON,
  ok,
  refuse,
  type TestKit,
  testKit,
} from '@fandeck/sdk/testing'
import {
  DropReply,
  DropsInformation,
  getDropMemberEndpoint,
  getDropOddsEndpoint,
  getDropReminderEndpoint,
  getStandingEndpoint,
  joinGateEndpoint,
  nothing,
  OpenReply,
  OrderReply,
  PossibleQuantityReply,
  PurchaseBody,
  RemainTotalReply,
  Reservation,
  setDropReminderEndpoint,
  TermsListReply,
} from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import { anArt, seoul } from '../card/card.fixtures.ts'

/** The replies of a fake shop. */
export interface ShopOptions {
  loggedIn?: boolean
  info?: Partial<Drop['info']>
  vendor?: Partial<Drop['vendor']>
  information?: Partial<DropInformation>
  /** Packs left. */
  left?: number
  /** The free copies by finish, of a drop that `hasOdds`. */
  odds?: { finish: string; copies: number }[]
  /** How a reminder of the opening reaches the member. @default 'none' */
  channel?: DropReminder['channel']
  /** Fails requests for the stock. */
  outage?: boolean
  possible?: number | Promise<number>
  listed?: boolean
  order?: Partial<Order>
  /** The payment page of an order. @default a page of `https://pay.example` */
  paymentUrl?: string
  /** Whether the fan has paid on that page. */
  isPaid?: () => boolean
  /** A reservation from before the reload. */
  held?: boolean
  /** The reservation lacks its address. */
  deliveryDue?: boolean
  /** Where the fan stands at the gate; without it, the drop has no gate. */
  gate?: Standing
  /** Answers a reservation in place of the shop. */
  reservation?: Handler
  /** Answers what the page reads of the member in one request. */
  joint?: boolean
  /** A request without a reply. */
  silent?: Parameters<TestKit['server']['on']>[0]
  /** What an operator has changed since the page opened; the answers name another version then (D84). */
  changed?: () => Partial<Drop['info']> | undefined
}

export const cards = [
  {
    cardId: 101,
    cardName: '소하',
    image: anArt('soha'),
    editionTitle: 'PRISM',
    editionTotal: 1000,
    crest: seoul.crest,
  },
  { cardId: 102, cardName: '세이', image: anArt('sei'), editionTitle: 'FOIL', editionTotal: 500 },
  { cardId: 103, cardName: '해오', image: anArt('haeo'), editionTitle: 'BASIC', editionTotal: 1000 },
  { cardId: 104, cardName: '유도', image: anArt('yudo'), editionTitle: 'SIGN', editionTotal: 50 },
]

export const drawn = cards
  .slice(0, 3)
  .map(({ crest: _, ...card }, at) => aDrawnCard({ ...card, edition: 127 + at }))

const HELD_AMOUNT = 24_000
const heldPurchase = (paymentUrl: string) => ({
  key: 'key-1',
  count: 2,
  method: 'M',
  reservation: {
    order_id: 'order-1',
    payment_url: paymentUrl,
    payment_amount: HELD_AMOUNT,
    expire_dttm: '2026-11-20 12:05:00',
  },
})

/** A test kit with a server that sells drop 1. */
export function aShop({
  loggedIn = true,
  info,
  vendor = {},
  information,
  left = 312,
  odds = [
    { finish: 'BASIC', copies: 700 },
    { finish: 'FOIL', copies: 220 },
    { finish: 'PRISM', copies: 15 },
    { finish: 'SIGN', copies: 1 },
  ],
  channel = 'none',
  outage = false,
  possible = 8,
  listed = true,
  order,
  paymentUrl = 'https://pay.example/checkout/1',
  isPaid = () => false,
  held = false,
  deliveryDue = false,
  gate,
  reservation,
  joint = false,
  silent,
  changed,
}: ShopOptions = {}): TestKit {
  const kit = testKit({ loggedIn })
  const { server, sessionStorage } = kit
  const dropNow = () =>
    aDrop({ info: { totalPacks: 1000, gated: gate !== undefined, ...info, ...changed?.() }, vendor })
  const revision = () => JSON.stringify(changed?.() ?? null)
  server.on('GET /minting/:seq', () => ok(DropReply, { ...dropNow(), revision: revision() }))
  server.on('GET /minting/remainTotal/:seq', () =>
    outage
      ? refuse(500, '잠시 후 다시 시도해주세요.')
      : ok(RemainTotalReply, { remainingPacks: left, revision: revision() }),
  )
  server.answer(getDropOddsEndpoint, { finishes: odds })
  let reminding = false
  server.answer(getDropReminderEndpoint, () => ({ reminding, channel }))
  server.answer(setDropReminderEndpoint, ({ body }) => {
    reminding = Object(body).reminder_yn === 'Y'
    return { reminding, channel }
  })
  if (joint)
    server.answer(getDropMemberEndpoint, async () => ({
      user: aUserInfo(),
      wallet: { walletLinked: false },
      limit: { purchasablePacks: await possible },
      ...(info?.whitelist && {
        whitelist: listed ? { status: '200' } : { status: '403', message: '대상이 아니에요.' },
      }),
    }))
  server.on('GET /minting/possibleQuantity/:seq', async () =>
    ok(PossibleQuantityReply, { purchasablePacks: await possible }),
  )
  server.on('GET /whitelist/check/:seq', () =>
    listed ? Response.json({ status: '200' }) : Response.json({ status: '403', message: '대상이 아니에요.' }),
  )
  server.on('GET /static/drops/drops-information.json', async () => {
    const drops = [aDropInformation({ cards, thumb: cards[0]?.image ?? '', ...information })]
    // The file on the CDN has no envelope.
    const { data } = await ok(DropsInformation, { version: 1, updatedAt: NOON, drops }).json()
    return Response.json(data)
  })
  server.on('GET /about/terms/', () => ok(TermsListReply, [aTerms()]))
  server.on('GET /about/wallet/terms', () =>
    ok(TermsListReply, [aTerms({ kind: 'wallet', title: '지갑 이용 약관' })]),
  )
  server.on('POST /about/terms/agreement', () => ok(nothing, undefined))
  let charged = HELD_AMOUNT
  server.on('POST /minting', ({ body, headers }) => {
    const { amount } = z.decode(PurchaseBody, body as z.input<typeof PurchaseBody>)
    const paymentAmount = totalAmount(dropNow().info, amount)
    if (Number(headers.get('agreed-amount')) !== paymentAmount) {
      return refuse(409, '가격이 바뀌었어요.', 'PRICE_CHANGED', { payment_amount: paymentAmount })
    }
    charged = paymentAmount
    return ok(Reservation, aReservation({ paymentAmount, paymentUrl }))
  })
  server.on('PUT /minting/order/:id/delivery', () => ok(nothing, undefined))
  server.on('GET /minting/order/:id', () =>
    ok(OrderReply, anOrder({ paymentAmount: charged, status: isPaid() ? 'PAID' : 'RESERVED', ...order })),
  )
  server.on('POST /minting/order/:id/open', () =>
    ok(OpenReply, { orderId: 'order-1', dropId: 1, cards: drawn }),
  )
  if (gate) {
    server.answer(getStandingEndpoint, gate)
    server.answer(joinGateEndpoint, gate)
  }
  if (reservation) server.on('POST /minting', reservation)
  if (silent) server.on(silent, () => new Promise<Response>(() => {}))
  if (held)
    sessionStorage.setItem('fandeck:purchase:1', JSON.stringify({ ...heldPurchase(paymentUrl), deliveryDue }))
  return kit
}
