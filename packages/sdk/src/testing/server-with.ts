import * as z from 'zod/mini'
import {
  completeBenefitEndpoint,
  getBenefitQrEndpoint,
  getBenefitsEndpoint,
} from '../claims/claims.endpoints.ts'
import { type Benefit, StaffPasswordBody } from '../claims/claims.schema.ts'
import {
  agreeTermsEndpoint,
  getTermsEndpoint,
  getTermsVersionEndpoint,
  getWalletTermsEndpoint,
  getWalletTermsVersionEndpoint,
} from '../content/content.endpoints.ts'
import { TermsQuery } from '../content/content.schema.ts'
import { totalAmount } from '../drops/drops.button.ts'
import {
  getDropEndpoint,
  getOrderEndpoint,
  getPurchaseLimitEndpoint,
  getRemainingEndpoint,
  reserveEndpoint,
} from '../drops/drops.endpoints.ts'
import type { Order, OrderStatus } from '../drops/drops.orders.schema.ts'
import { openPacksEndpoint } from '../drops/drops.packs.endpoints.ts'
import type { DrawnCard } from '../drops/drops.packs.schema.ts'
import { type Drop, PriceChangedDetails, PurchaseBody } from '../drops/drops.schema.ts'
import { type FakeServer, refuse, type SeenRequest } from './fake-server.ts'
import { aBenefit, aDrawnCard, aDrop, anOrder, aQrKey, aReservation, aTerms } from './fixtures.ts'
import { answerSignIn } from './sign-in-answers.ts'
import { type TestKit, testKit } from './test-kit.ts'

const KINDS = ['service', 'privacy', 'marketing', 'purchase', 'wallet', 'thirdParty'] as const
const HELD_MS = 5 * 60_000
const QR_MS = 3 * 60_000
const DAY_MS = 86_400_000

/** What the server of `serverWith` has. */
export interface ServerWithOptions {
  /** @default aDrop(), which is open */
  drop?: Drop | undefined
  /** The cards in the packs of every order, or a function of the order. @default one card */
  cards?: readonly DrawnCard[] | ((order: Order) => readonly DrawnCard[]) | undefined
  /** The packs left before the first order. @default all packs of the drop */
  remaining?: number | undefined
  /** The status of an order once the fan has been at the payment page, or a function of its id. @default 'PAID' */
  payment?: OrderStatus | ((orderId: string) => OrderStatus) | undefined
  /** Returns the payment page of an order. @default a page of `https://pay.example` */
  paymentUrlOf?: ((orderId: string) => string) | undefined
  /** The benefits of the member. @default aBenefit(), which staff complete */
  benefits?: readonly Benefit[] | undefined
  /** Whether a member is signed in; any code or password signs one in. @default false */
  loggedIn?: boolean | undefined
  /** The password that completes a benefit. @default '482913' */
  staffPassword?: string | undefined
  /** The time of the server, for a page that people use. @default the time of `clock` */
  now?: (() => number) | undefined
}

/**
 * Creates a client and a server with one drop and a member's benefits. Anyone can sign in by a phone or an email. A
 * reserved order is paid when the client asks for it, and its packs hold `cards`; a completed benefit leaves the list;
 * terms are in force and consents are accepted; other calls are refused with the name of their route.
 *
 * @example
 * const { fandeck } = serverWith({ loggedIn: true })
 * const purchase = createPurchase(fandeck, { dropId: 1 })
 * await purchase.reserve({ redirectUrl: 'https://brand.example' })
 * await purchase.check()
 * const { cards } = await openPacks(fandeck, { orderId: 'order-1' })
 */
export function serverWith({
  drop = aDrop(),
  cards = [aDrawnCard()],
  remaining = drop.info.totalPacks,
  payment = 'PAID',
  benefits = [aBenefit()],
  loggedIn = false,
  staffPassword = '482913',
  paymentUrlOf,
  now,
}: ServerWithOptions = {}): TestKit {
  const kit = testKit({ loggedIn, now })
  const { server } = kit
  const { now: time } = kit.fandeck.platform
  const orders = new Map<string, Order>()
  const usable = new Map(benefits.map((benefit) => [String(benefit.benefitId), benefit]))
  const sold = () => [...orders.values()].reduce((packs, { amount }) => packs + amount, 0)

  server.answer(getDropEndpoint, drop)
  server.answer(getRemainingEndpoint, () => ({
    remainingPacks: Math.max(0, remaining - sold()),
    revision: drop.revision,
  }))
  server.answer(getPurchaseLimitEndpoint, () => ({
    purchasablePacks: Math.max(0, drop.info.maxPerMember - sold()),
  }))
  server.answer(reserveEndpoint, ({ body, headers }) => {
    const { dropId, amount } = z.parse(PurchaseBody, body)
    const orderId = `order-${orders.size + 1}`
    const paymentAmount = totalAmount(drop.info, amount)
    const agreed = headers.get('agreed-amount')
    if (agreed !== null && Number(agreed) !== paymentAmount) {
      return refuse(
        409,
        '가격이 바뀌었어요.',
        'PRICE_CHANGED',
        z.encode(PriceChangedDetails, { paymentAmount }),
      )
    }
    if (amount > remaining - sold()) return refuse(409, '모두 팔렸어요.', 'SOLD_OUT')
    const reservation = aReservation({
      orderId,
      paymentAmount,
      expiresAt: time() + HELD_MS,
      ...(paymentUrlOf && { paymentUrl: paymentUrlOf(orderId) }),
    })
    orders.set(orderId, anOrder({ ...reservation, dropId, amount }))
    return reservation
  })
  server.answer(getOrderEndpoint, (_, { orderId = '' }) => {
    const order = orders.get(orderId)
    if (!order) return refuse(404, '주문을 찾을 수 없어요.', 'NOT_FOUND')
    return { ...order, status: typeof payment === 'function' ? payment(orderId) : payment }
  })
  server.answer(openPacksEndpoint, (_, { orderId = '' }) => {
    const order = orders.get(orderId)
    if (!order) return refuse(404, '주문을 찾을 수 없어요.', 'NOT_FOUND')
    const drawn = typeof cards === 'function' ? cards(order) : cards
    return { orderId, dropId: order.dropId, cards: [...drawn] }
  })
  answerSignIn(server, { loggedIn, now: time })
  answerTerms(server, time)
  server.answer(getBenefitsEndpoint, () => [...usable.values()])
  server.answer(getBenefitQrEndpoint, () => aQrKey({ expiresAt: time() + QR_MS }))
  server.answer(completeBenefitEndpoint, ({ body }, { benefitId = '' }) => {
    if (z.parse(StaffPasswordBody, body).pwd !== staffPassword)
      return refuse(403, '비밀번호가 맞지 않아요.', 'WRONG_PASSWORD')
    if (!usable.delete(benefitId)) return refuse(409, '이미 사용한 혜택이에요.', 'ALREADY_USED')
    return undefined
  })
  return kit
}

/** Answers each kind of terms with one version in force, and every consent. */
function answerTerms({ answer }: FakeServer, now: () => number): void {
  const startAt = now() - 10 * DAY_MS
  const terms = KINDS.map((kind, at) => aTerms({ kind, termsId: at + 1, startAt }))
  const version = (_: SeenRequest, { termsId }: Record<string, string>) =>
    terms.find((one) => String(one.termsId) === termsId) ??
    refuse(404, '약관을 찾을 수 없어요.', 'TERMS_NOT_FOUND')
  answer(getTermsEndpoint, ({ query }) => {
    const asked = z.parse(TermsQuery, Object.fromEntries(query))
    return terms.filter(({ kind }) => kind === asked.kind)
  })
  answer(
    getWalletTermsEndpoint,
    terms.filter(({ kind }) => kind === 'wallet'),
  )
  answer(getTermsVersionEndpoint, version)
  answer(getWalletTermsVersionEndpoint, version)
  answer(agreeTermsEndpoint, undefined)
}
