import { getOrderEndpoint, getPurchaseLimitEndpoint, reserveEndpoint } from '../../drops/drops.endpoints.ts'
import {
  type Order,
  OrderReply,
  type Reservation,
  Reservation as ReservationReply,
} from '../../drops/drops.orders.schema.ts'
import type { PurchaseBody } from '../../drops/drops.schema.ts'
import type { Check, Finding, Reporter } from '../check.ts'
import { contracted } from '../contract.ts'
import { envelopeOf, inWords, isAnswer } from '../exchange.ts'
import { dropOnSale, type OnSale } from '../on-sale.ts'
import { differs, refused } from '../sequence.ts'
import { serverTime, soon } from '../times.ts'
import { wireField } from '../wire-names.ts'
import type { World } from '../world.ts'

const HOUR_MS = 3_600_000
/** Longer than a reservation and than a job that ends it every second. */
const LATE_MS = 3000

/** The fields of an order that follow from its reservation. */
const ORDER_FIELDS = ['orderId', 'dropId', 'amount', 'paymentAmount', 'status'] as const

/** The packs of the order: two if the member may have them, so that a total is not the price of one. */
const packsOf = ({ info, limit }: OnSale) => Math.min(2, limit, info.maxPerOrder)

const bodyFor = ({ dropId, info }: OnSale, origin: string | undefined, amount: number): PurchaseBody => ({
  dropId,
  amount,
  redirectUrl: `${origin ?? 'https://club.example'}/drops/${dropId}`,
  transferAgreement: false,
  method: 'card',
  self: true,
  receiptType: 'none',
  receiptInfoType: 'phone',
  receiptInfo: '',
  buyerName: 'Kim Haneul',
  mintTypeValue: 'NORMAL',
  openingAgreement: info.paid,
})

const limitOf = async (world: World, dropId: number) =>
  (await world.call(getPurchaseLimitEndpoint, { params: { dropId } })).data?.purchasablePacks

/** Sends one key twice, then with another body. */
async function repeated(world: World, sale: OnSale, first: Reservation, key: string): Promise<Finding[]> {
  const { origin } = world.settings
  const amount = packsOf(sale)
  const again = await world.call(reserveEndpoint, {
    body: bodyFor(sale, origin, amount),
    idempotencyKey: key,
  })
  const other = await world.call(
    reserveEndpoint,
    { body: bodyFor(sale, origin, amount === 1 ? 2 : 1), idempotencyKey: key },
    { expects: 'refusal' },
  )
  const after = await limitOf(world, sale.dropId)
  return [
    ...(again.data
      ? differs(
          `the same Idempotency-Key twice: ${wireField(ReservationReply, again.data, 'orderId')}`,
          again.data.orderId,
          first.orderId,
        )
      : [{ field: 'the same Idempotency-Key twice', found: inWords(again), expected: 'the first order' }]),
    ...(envelopeOf(other).code === 'KEY_REUSED'
      ? []
      : [
          {
            field: 'the same Idempotency-Key, another body',
            found: inWords(other),
            expected: 'code "KEY_REUSED"',
          },
        ]),
    ...differs('packs that the member may still buy, after one order', after, sale.limit - amount),
  ]
}

/** Sends orders that must be refused: a total that is not agreed, and more packs than an order may have. */
async function overstepped(world: World, sale: OnSale): Promise<Finding[]> {
  const most = sale.info.maxPerOrder + 1
  const send = (amount: number, agreedAmount?: number) =>
    world.call(
      reserveEndpoint,
      {
        body: bodyFor(sale, world.settings.origin, amount),
        idempotencyKey: crypto.randomUUID(),
        agreedAmount,
      },
      { expects: 'refusal' },
    )
  return [
    ...refused('another Agreed-Amount', await send(1, sale.info.paymentAmount + 1), 'PRICE_CHANGED'),
    // Without the total, which would refuse an order that the backend has cut to the limit.
    ...refused(`${most} packs in one order`, await send(most)),
  ]
}

function orderFaults(order: Order, first: Reservation, sale: OnSale): Finding[] {
  const { dropId, info } = sale
  const expected: Partial<Order> = {
    orderId: first.orderId,
    dropId,
    amount: packsOf(sale),
    paymentAmount: packsOf(sale) * info.paymentAmount,
    status: 'RESERVED',
  }
  return ORDER_FIELDS.flatMap((name) =>
    differs(wireField(OrderReply, order, name), order[name], expected[name]),
  )
}

/** Waits for the end of the reservation. */
async function expiry(world: World, { dropId, limit }: OnSale, first: Reservation, report: Reporter) {
  const called = contracted(getOrderEndpoint)
  const params = { orderId: first.orderId }
  const before = await world.call(getOrderEndpoint, { params })
  const endsAt = before.data?.expiresAt ?? first.expiresAt
  const waitMs = endsAt - (serverTime(before) ?? endsAt) + LATE_MS
  if (waitMs > world.settings.patienceMs)
    return report.skip(
      called,
      `The reservation ends in ${Math.ceil(waitMs / 1000)} s. Wait for it: --wait ${Math.ceil(waitMs / 1000)}`,
    )
  await world.settings.pause(Math.max(0, waitMs))
  const after = await world.call(getOrderEndpoint, { params })
  const statusField = after.data ? wireField(OrderReply, after.data, 'status') : 'data'
  const packs = await limitOf(world, dropId)
  report.judge(called, [
    ...differs(`${statusField} after the end of the reservation`, after.data?.status, 'EXPIRED'),
    ...differs('packs that the member may buy after it', packs, limit),
  ])
}

async function reserveTwice(world: World, sale: OnSale, report: Reporter): Promise<void> {
  const called = contracted(reserveEndpoint)
  const key = crypto.randomUUID()
  const body = bodyFor(sale, world.settings.origin, packsOf(sale))
  const agreedAmount = packsOf(sale) * sale.info.paymentAmount
  const first = await world.call(reserveEndpoint, { body, idempotencyKey: key, agreedAmount })
  const reserved = first.data
  if (!reserved)
    return isAnswer(first)
      ? report.skip(called, 'The reservation cannot be read.')
      : report.judge(called, [{ field: 'the first order', found: inWords(first), expected: 'a reservation' }])
  const fieldOf = (name: keyof Reservation) => wireField(ReservationReply, reserved, name)
  report.judge(called, [
    ...differs(fieldOf('paymentAmount'), reserved.paymentAmount, agreedAmount),
    ...soon(first, fieldOf('expiresAt'), reserved.expiresAt, HOUR_MS),
    ...(/^https?:\/\//.test(reserved.paymentUrl)
      ? []
      : [
          {
            field: fieldOf('paymentUrl'),
            found: reserved.paymentUrl,
            expected: 'an address with its origin, such as https://…',
          },
        ]),
    ...(await repeated(world, sale, reserved, key)),
    ...(await overstepped(world, sale)),
  ])
  const { data } = await world.call(getOrderEndpoint, { params: { orderId: reserved.orderId } })
  if (data) report.judge(contracted(getOrderEndpoint), orderFaults(data, reserved, sale))
  await expiry(world, sale, reserved, report)
}

/** A reservation: one order for one key, and its end. */
export const reservation: Check = {
  name: 'reservation',
  about: 'One Idempotency-Key makes one order; without a payment, the order expires and returns its packs.',
  rows: ['D42', 'D20', 'D83'],
  async run(world, report) {
    if (!world.has(reserveEndpoint)) return
    const called = contracted(reserveEndpoint)
    if (!world.settings.write)
      return report.skip(
        called,
        'With --write: reserves packs of a drop and lets the order expire, without a payment.',
      )
    if (world.token === undefined)
      return report.skip(called, 'Set FANDECK_MEMBER_TOKEN to the token of a member.')
    const sale = await dropOnSale(world)
    if (!sale)
      return report.skip(
        called,
        'The member can buy in no open drop without a gate or a list. Name one: --with dropId=…',
      )
    await reserveTwice(world, sale, report)
  },
}
