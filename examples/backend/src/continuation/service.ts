import { randomBytes } from 'node:crypto'
import type { Continuation, ContinuationContent, Redeemed, TakenPurchase } from '@fandeck/sdk/continuation'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { tokenHash } from '../auth/tokens.ts'
import type { Backend } from '../context.ts'
import { deleteInSlices } from '../db/slices.ts'
import { mintingBySeq } from '../drops/store.ts'
import { orders } from '../drops/tables.ts'
import { Problem } from '../problem.ts'
import { continuations } from './tables.ts'

/** How long a link can be redeemed, ms. */
export const LINK_MS = 10 * 60_000
/** How long its purchase waits for the sign-in of the other browser, ms. */
export const TICKET_MS = 30 * 60_000

const expired = () =>
  new Problem(410, '이어서 하기 링크가 만료됐어요. 처음 화면에서 다시 만들어 주세요.', 'CONTINUATION_EXPIRED')
const used = () =>
  new Problem(409, '이미 사용한 링크예요. 처음 화면에서 다시 만들어 주세요.', 'CONTINUATION_USED')
const otherMember = () =>
  new Problem(403, '결제를 시작한 계정으로 로그인하면 이어서 결제할 수 있어요.', 'OTHER_MEMBER')

/** Makes a link; a visitor's purchase is not kept, because no member could take it. */
export async function createContinuation(
  { db, now }: Backend,
  userId: string | undefined,
  { path, dropId, count, method, purchaseKey }: ContinuationContent,
): Promise<Continuation> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = now() + LINK_MS
  await db.insert(continuations).values({
    tokenHash: tokenHash(token),
    path,
    dropId: dropId ?? null,
    amount: count ?? null,
    method: method ?? null,
    userId: userId ?? null,
    purchaseKey: (userId !== undefined && purchaseKey) || null,
    expiresAt,
  })
  return { token, expiresAt }
}

type Row = typeof continuations.$inferSelect

/** The purchase of a row; `undefined` when the link carries none. */
function purchaseOf({ userId, dropId, amount, method, purchaseKey }: Row) {
  if (userId === null || dropId === null || amount === null || method === null || purchaseKey === null)
    return undefined
  return { userId, dropId, count: amount, method, purchaseKey }
}

/**
 * Binds a link to the ticket of the first browser that redeems it, in one statement, so that of two browsers one is
 * refused. The same ticket is answered alike.
 *
 * @throws Problem CONTINUATION_USED, CONTINUATION_EXPIRED
 */
export async function redeemContinuation(
  { db, now }: Backend,
  { token, ticket }: { token: string; ticket: string },
): Promise<Redeemed> {
  const own = eq(continuations.tokenHash, tokenHash(token))
  const live = and(own, gt(continuations.expiresAt, now()))
  const ticketHash = tokenHash(ticket)
  const [first] = await db
    .update(continuations)
    .set({ ticketHash, expiresAt: now() + TICKET_MS })
    .where(and(live, isNull(continuations.ticketHash)))
    .returning()
  const [row] = first ? [first] : await db.select().from(continuations).where(live)
  if (!row) throw expired()
  if (row.ticketHash !== ticketHash) throw used()
  return {
    path: row.path,
    dropId: row.dropId ?? undefined,
    count: row.amount ?? undefined,
    method: row.method ?? undefined,
    purchase: purchaseOf(row) !== undefined,
  }
}

/**
 * Returns the purchase of a redeemed link to its member, with the order if one has been made with the key.
 *
 * @throws Problem OTHER_MEMBER, CONTINUATION_EXPIRED
 */
export async function takePurchase(
  { db, now }: Backend,
  caller: string,
  ticket: string,
): Promise<TakenPurchase> {
  const held = and(eq(continuations.ticketHash, tokenHash(ticket)), gt(continuations.expiresAt, now()))
  const [row] = await db.select().from(continuations).where(held)
  const purchase = row && purchaseOf(row)
  if (!purchase) throw expired()
  if (purchase.userId !== caller) throw otherMember()
  const { userId, ...attempt } = purchase
  const made = and(eq(orders.userId, userId), eq(orders.idempotencyKey, attempt.purchaseKey))
  const [order] = await db.select().from(orders).where(made)
  if (!order) return { ...attempt, orderId: undefined, deliveryDue: false }
  const drop = await mintingBySeq(db, order.dropId)
  const { id: orderId, amount: count, method, dropId } = order
  const deliveryDue = order.status === 'RESERVED' && drop?.shipsGoods === true && order.delivery === null
  return { ...attempt, dropId, count, method, orderId, deliveryDue }
}

/** Deletes the expired links. */
export const dropOldContinuations = ({ db, now }: Backend, ending?: AbortSignal): Promise<void> =>
  deleteInSlices(db, continuations, lte(continuations.expiresAt, now()), ending)
