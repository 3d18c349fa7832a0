import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, inArray, is, sql } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { mailOf, passwordAccountOf } from '../auth/account-limits.ts'
import { phoneOf } from '../auth/code-shares.ts'
import { dropCodes } from '../auth/mail-codes.ts'
import { forgetPhones } from '../auth/retention.ts'
import { refreshTokens, tokenFamilies, users } from '../auth/tables.ts'
import type { User } from '../auth/tokens.ts'
import { forgetGifts } from '../benefits/gifts.ts'
import { campaignPicks, campaignUpgrades } from '../campaigns/tables.ts'
import { editions } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import * as schema from '../db/schema.ts'
import { mintings, mintingWallets, orders } from '../drops/tables.ts'
import { forgetDevices } from '../limits/devices.ts'
import { mails } from '../mail/tables.ts'
import { orderRefunds } from '../payment/tables.ts'
import { pointChanges } from '../points/tables.ts'
import { forgetListed } from '../shop-files/whitelists.ts'
import { codeKeysOf } from './proof.ts'
import { orderArchive } from './tables.ts'

/** The five years of the Act on Consumer Protection in Electronic Commerce, ms. */
const ARCHIVE_MS = 5 * 365.25 * 24 * 3_600_000

/** Rows that stay under the member's random id, which names no one, so that stock, ledger, points and votes balance. */
const KEPT: ReadonlySet<PgTable> = new Set<PgTable>([
  campaignPicks,
  campaignUpgrades,
  editions,
  mintingWallets,
  orders,
  pointChanges,
])

interface Owned {
  table: PgTable
  owner: PgColumn
  dropId: PgColumn | undefined
}

/** The tables whose rows belong to a member; those of a new domain are deleted unless it is in `KEPT`. */
const owned = Object.values<unknown>(schema).flatMap((table): Owned[] => {
  if (!is(table, PgTable) || KEPT.has(table) || table === tokenFamilies) return []
  const { userId: owner, dropId } = getTableColumns(table)
  return owner ? [{ table, owner, dropId }] : []
})

/** The rows of a member. Those of a drop have an index by the drop and the member: it is asked for each drop. */
const rowsOfMember = ({ owner, dropId }: Owned, userId: string) =>
  and(eq(owner, userId), dropId && sql`${dropId} = any(array(select ${mintings.dropId} from ${mintings}))`)

/** Moves what names the buyer of a real order to the archive, and removes it from every order. */
async function archiveOrders(tx: Tx, user: User): Promise<void> {
  const rows = await tx
    .select({ order: orders, title: mintings.title })
    .from(orders)
    .innerJoin(mintings, eq(mintings.dropId, orders.dropId))
    .where(and(eq(orders.userId, user.id), inArray(orders.status, ['PAID', 'REFUND_DUE', 'REFUNDED'])))
    // An order that is being paid is settled first.
    .for('update', { of: orders })
  const records = rows.map(({ order, title }) => ({
    orderId: order.id,
    buyerName: order.buyerName,
    contact: user.phone ?? user.memberId,
    title,
    paymentAmount: order.paymentAmount,
    receiptInfo: order.receiptInfo,
    delivery: order.delivery,
    orderedAt: order.createdAt,
    keptUntil: order.createdAt + ARCHIVE_MS,
  }))
  if (records.length > 0) await tx.insert(orderArchive).values(records).onConflictDoNothing()
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, user.id))
  await tx.update(orderRefunds).set({ reason: '' }).where(inArray(orderRefunds.orderId, own))
  await tx
    .update(orders)
    .set({ buyerName: '', receiptInfo: '', delivery: null, bodyHash: '', returnRefusal: null })
    .where(eq(orders.userId, user.id))
}

async function endSessions(tx: Tx, userId: string): Promise<void> {
  const families = tx
    .select({ id: tokenFamilies.id })
    .from(tokenFamilies)
    .where(eq(tokenFamilies.userId, userId))
  await tx.delete(refreshTokens).where(inArray(refreshTokens.familyId, families))
  await tx.delete(tokenFamilies).where(eq(tokenFamilies.userId, userId))
}

/** Removes the contact of a member: codes, messages, mail, known devices and identity checks. */
async function forgetContact(backend: Backend, tx: Tx, user: User): Promise<void> {
  const { id, phone } = user
  const email = mailOf(user)
  const codes = codeKeysOf(user)
  const mailed = codes.flatMap(({ email }) =>
    email === undefined ? [] : (['join', 'link', 'reset'] as const).map((purpose) => ({ purpose, email })),
  )
  await dropCodes(tx, backend, [...codes, ...mailed])
  await forgetDevices(tx, passwordAccountOf(backend, user), undefined)
  if (email !== undefined) await tx.delete(mails).where(eq(mails.recipient, email.toLowerCase()))
  if (phone !== null) await forgetDevices(tx, phoneOf(backend, phone), undefined)
  await forgetPhones(tx, id, phone)
  await forgetListed(tx, [phone, user.memberId])
  await forgetGifts(tx, [phone, user.memberId])
}

/**
 * Removes everything that names a member. Idempotent: it runs again once no request of the member can be under way
 * (`erasure.ts`).
 */
export async function erase(backend: Backend, tx: Tx, user: User): Promise<void> {
  await archiveOrders(tx, user)
  // First, because the checks of the member name their former phones.
  await forgetContact(backend, tx, user)
  for (const one of owned) await tx.delete(one.table).where(rowsOfMember(one, user.id))
  await endSessions(tx, user.id)
  if (user.points !== 0) {
    const change = { kind: 'expired', title: '회원 탈퇴', amount: -user.points, at: backend.now() } as const
    await tx.insert(pointChanges).values({ userId: user.id, ...change })
  }
  await tx
    .update(users)
    .set({
      memberId: `withdrawn-${randomUUID()}`,
      nickname: '탈퇴한 회원',
      level: 'K101',
      phone: null,
      passwordHash: null,
      walletLinked: false,
      walletAddress: null,
      portrait: null,
      birth: null,
      gender: null,
      person: null,
      points: 0,
      pictureId: null,
      adEmail: false,
      adSms: false,
      withdrawnAt: user.withdrawnAt ?? backend.now(),
    })
    .where(eq(users.id, user.id))
}
