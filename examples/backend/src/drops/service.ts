import { createHash, randomUUID } from 'node:crypto'
import { safeUrl } from '@fandeck/sdk'
import type { DropReply, OrderReply, PurchaseBody, Reservation } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { editionsOfOrder } from '../cards/store.ts'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { artUrls } from '../images/urls.ts'
import type { PaymentAdapter } from '../payment/adapter.ts'
import { Problem } from '../problem.ts'
import { expireIn, releaseExpired } from './expiry.ts'
import { refusals } from './problems.ts'
import { isReceiptValid } from './receipt.ts'
import { settleOrder } from './settle.ts'
import {
  countToWallet,
  heldBy,
  isListed,
  lockMinting,
  type Minting,
  mintingBySeq,
  type OrderRow,
  orderById,
  orderByKey,
  takeStock,
} from './store.ts'
import { orders } from './tables.ts'

type Body = z.output<typeof PurchaseBody>

/** How long a reservation holds its packs, ms. */
export const RESERVATION_MS = 5 * 60_000

async function freshMinting(backend: Backend, seq: number): Promise<Minting> {
  await releaseExpired(backend, seq)
  const minting = await mintingBySeq(backend.db, seq)
  if (!minting) throw refusals.notFound()
  return minting
}

/** A drop's numbers and vendor (S7.27). */
export async function dropOf(backend: Backend, seq: number): Promise<z.output<typeof DropReply>> {
  const row = await mintingBySeq(backend.db, seq)
  if (!row) throw refusals.notFound()
  const vendor = {
    name: row.vendorName,
    address: row.vendorAddress,
    phone: row.vendorPhone,
    businessNumber: row.vendorBusinessNumber,
    registrationNumber: row.vendorRegistrationNumber,
  }
  return { minting: { ...row, title: row.roundTitle, delivery: false }, vendor }
}

/** Packs that are left (S7.29). */
export const remainingOf = async (backend: Backend, seq: number): Promise<number> =>
  (await freshMinting(backend, seq)).remaining

/** Packs that a member may still buy; for an anonymous fan the limit of a wallet (S7.28). */
export async function possibleFor(
  backend: Backend,
  seq: number,
  userId: string | undefined,
): Promise<number> {
  const { maxQtyWallet } = await freshMinting(backend, seq)
  const held = userId === undefined ? 0 : await heldBy(backend.db, seq, userId)
  return Math.max(0, maxQtyWallet - held)
}

/** Throws unless the member may buy in this drop's round (S7.26). */
export async function checkListed(backend: Backend, seq: number, userId: string): Promise<void> {
  const minting = await mintingBySeq(backend.db, seq)
  if (!minting) throw refusals.notFound()
  if (minting.whitelist && !(await isListed(backend.db, seq, userId))) throw refusals.notListed()
}

const reservationOf = ({ id, paymentUrl, paymentAmount, expiresAt }: OrderRow) =>
  ({ orderId: id, paymentUrl, paymentAmount, expiresAt }) satisfies z.output<typeof Reservation>

/** The order of a repeated key: the same wish gets the same order, another one is refused. */
function sameOrder(order: OrderRow, bodyHash: string): OrderRow {
  if (order.bodyHash !== bodyHash) throw refusals.keyReused()
  return order
}

function checkOpen(minting: Minting, now: number): void {
  if (!minting.enabled || now >= minting.endAt) throw refusals.ended()
  if (now < minting.startAt) throw refusals.notOpen(minting.startAt)
}

/** What a purchase is made with. */
export interface Purchase {
  userId: string
  /** The Idempotency-Key of the request. */
  key: string
  body: Body
}

async function reserve(
  backend: Backend,
  { userId, key, body }: Purchase,
  bodyHash: string,
  redirectUrl: string,
) {
  const { mintingSeq, amount } = body
  return transact(backend, async (tx) => {
    const minting = await lockMinting(tx, mintingSeq)
    if (!minting) throw refusals.notFound()
    const now = backend.now()
    const repeated = await orderByKey(tx, userId, key)
    if (repeated) return sameOrder(repeated, bodyHash)
    checkOpen(minting, now)
    if (minting.whitelist && !(await isListed(tx, mintingSeq, userId))) throw refusals.notListed()
    if (amount > minting.maxQtyTxn) throw refusals.limitOver()
    await expireIn(tx, mintingSeq, now)
    await backend.between('drops/reserve')
    if (!(await takeStock(tx, mintingSeq, amount))) throw refusals.soldOut()
    if (!(await countToWallet(tx, minting, userId, amount))) throw refusals.limitOver()
    const [order] = await tx
      .insert(orders)
      .values({
        ...body,
        id: `fd-${randomUUID()}`,
        userId,
        idempotencyKey: key,
        bodyHash,
        status: 'RESERVED',
        paymentAmount: minting.paid ? minting.paymentAmount * amount : 0,
        paymentUrl: minting.paid ? '' : redirectUrl,
        redirectUrl,
        createdAt: now,
        expiresAt: now + RESERVATION_MS,
      })
      .onConflictDoNothing()
      .returning()
    // The key was used a moment ago in another drop.
    if (!order) throw refusals.keyReused()
    if (!minting.paid) await settleOrder(tx, order, 'paid', now)
    return order
  })
}

/** Registers the payment; after a crash in between, the repeated request does it. */
async function withPayment(backend: Backend, payments: PaymentAdapter, order: OrderRow): Promise<OrderRow> {
  if (order.paymentUrl !== '') return order
  const minting = await mintingBySeq(backend.db, order.mintingSeq)
  if (!minting) throw refusals.notFound()
  const { paymentUrl } = await payments.createPayment({
    orderId: order.id,
    amount: order.paymentAmount,
    merchant: minting.vendorName,
    product: order.amount > 1 ? `${minting.title} ${order.amount}팩` : minting.title,
    method: order.method,
    redirectUrl: order.redirectUrl,
  })
  await backend.db.update(orders).set({ paymentUrl }).where(eq(orders.id, order.id))
  return { ...order, paymentUrl }
}

/**
 * Reserves packs and opens their payment (S7.31). Stock, limits, price and time are the server's; one key is one
 * order, however often and from however many tabs it is sent.
 */
export async function purchase(
  backend: Backend,
  payments: PaymentAdapter,
  wish: Purchase,
): Promise<z.output<typeof Reservation>> {
  const { userId, key, body } = wish
  const { site } = backend.config.origins
  const redirectUrl = safeUrl(body.redirectUrl, { base: site, allow: backend.config.allowedOrigins })
  if (redirectUrl === undefined) throw new Problem(400, '돌아갈 주소를 확인해 주세요.', 'BAD_REQUEST')
  if (!isReceiptValid(body)) throw refusals.receiptInvalid()
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const known = await orderByKey(backend.db, userId, key)
  const order = known ? sameOrder(known, bodyHash) : await reserve(backend, wish, bodyHash, redirectUrl)
  return reservationOf(await withPayment(backend, payments, order))
}

/** An order of this member; anybody else's does not exist for them (D20). */
export async function orderOf(
  backend: Backend,
  id: string,
  userId: string,
): Promise<z.output<typeof OrderReply>> {
  const found = await orderById(backend.db, id)
  if (found?.userId !== userId) throw refusals.orderNotFound()
  await releaseExpired(backend, found.mintingSeq)
  const order = (await orderById(backend.db, id)) ?? found
  const drawn = await editionsOfOrder(backend.db, id)
  const cards = drawn.map(({ design, edition }) => ({
    ...design,
    image: artUrls(backend.config).card(design.metadataIdx),
    edition,
  }))
  return { ...order, orderId: order.id, cards }
}
