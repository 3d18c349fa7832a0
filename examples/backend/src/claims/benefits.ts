import type { BenefitListReply, QrKey } from '@fandeck/sdk/wire'
import { verify } from '@node-rs/argon2'
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { artUrls } from '../images/urls.ts'
import type { Problem } from '../problem.ts'
import { benefitRefusals as refusals } from './problems.ts'
import { isOwnQrKey, makeQrKey, QR_LIFE_MS } from './qr.ts'
import { benefits, claimEvents, memberBenefits, staffPasswords } from './tables.ts'

const TRIES = 5
const LOCK_MS = 5 * 60_000
const EVENT_TRIES = 50
const HOUR_MS = 60 * 60_000

const inPeriod = (now: number) => and(lte(benefits.startAt, now), gt(benefits.endAt, now))

/** The benefits of a member that are not used and within their period (S7.2). */
export async function usableBenefits(
  backend: Backend,
  userId: string,
): Promise<z.output<typeof BenefitListReply>> {
  const rows = await backend.db
    .select({ benefit: benefits })
    .from(memberBenefits)
    .innerJoin(benefits, eq(benefits.claimIdx, memberBenefits.claimIdx))
    .where(and(eq(memberBenefits.userId, userId), isNull(memberBenefits.usedAt), inPeriod(backend.now())))
    .orderBy(benefits.claimIdx)
  return rows.map(({ benefit }) => ({
    ...benefit,
    idx: benefit.claimIdx,
    name: benefit.claimName,
    image: artUrls(backend.config).benefit(benefit.claimIdx),
    usesQr: benefit.qr,
  }))
}

const own = (userId: string, idx: number) =>
  and(eq(memberBenefits.userId, userId), eq(memberBenefits.claimIdx, idx))

async function benefitOf(db: Db | Tx, userId: string, idx: number) {
  const [row] = await db
    .select({ benefit: benefits, mine: memberBenefits })
    .from(memberBenefits)
    .innerJoin(benefits, eq(benefits.claimIdx, memberBenefits.claimIdx))
    .where(own(userId, idx))
  return row
}

type MemberBenefit = NonNullable<Awaited<ReturnType<typeof benefitOf>>>

/** Why a benefit cannot be used now, whatever is shown or typed. */
function refusalOf({ benefit, mine }: MemberBenefit, now: number): Problem | undefined {
  if (mine.usedAt !== null) return refusals.alreadyUsed()
  if (now < benefit.startAt || now >= benefit.endAt) return refusals.notInPeriod()
  return undefined
}

/** A fresh QR key; the one before is good for nothing from now on (S7.3, D42). */
export async function newQrKey(
  backend: Backend,
  userId: string,
  idx: number,
): Promise<z.output<typeof QrKey>> {
  const now = backend.now()
  const row = await benefitOf(backend.db, userId, idx)
  if (!row?.benefit.qr) throw refusals.notFound()
  const refusal = refusalOf(row, now)
  if (refusal) throw refusal
  // The wire tells whole seconds.
  const expiresAt = Math.floor((now + QR_LIFE_MS) / 1000) * 1000
  const randomKey = makeQrKey(backend.config.secrets.qr, expiresAt)
  const stored = await backend.db
    .update(memberBenefits)
    .set({ qrKey: randomKey, qrExpiresAt: expiresAt })
    .where(and(own(userId, idx), isNull(memberBenefits.usedAt)))
    .returning()
  if (stored.length === 0) throw refusals.alreadyUsed()
  return { randomKey, expiresAt }
}

/** The key that would be accepted now; for the development panel and tests. */
export async function currentQrKey(
  backend: Backend,
  userId: string,
  idx: number,
): Promise<z.output<typeof QrKey> | undefined> {
  const mine = (await benefitOf(backend.db, userId, idx))?.mine
  if (!mine?.qrKey || mine.qrExpiresAt === null || mine.usedAt !== null) return undefined
  return mine.qrExpiresAt > backend.now() ? { randomKey: mine.qrKey, expiresAt: mine.qrExpiresAt } : undefined
}

/** Uses the benefit of a QR that staff have scanned, once; returns its name. */
export async function redeemQr(backend: Backend, key: string): Promise<string> {
  if (!isOwnQrKey(backend.config.secrets.qr, key)) throw refusals.qrUnknown()
  const now = backend.now()
  const usable = backend.db.select({ idx: benefits.claimIdx }).from(benefits).where(inPeriod(now))
  const [used] = await backend.db
    .update(memberBenefits)
    .set({ usedAt: now, usedBy: 'qr' })
    .where(
      and(
        eq(memberBenefits.qrKey, key),
        isNull(memberBenefits.usedAt),
        gt(memberBenefits.qrExpiresAt, now),
        inArray(memberBenefits.claimIdx, usable),
      ),
    )
    .returning()
  const byKey = eq(memberBenefits.qrKey, key)
  const [mine] = used ? [used] : await backend.db.select().from(memberBenefits).where(byKey)
  // A key that a newer one has replaced is as good as expired.
  if (!mine) throw refusals.qrExpired()
  const row = await benefitOf(backend.db, mine.userId, mine.claimIdx)
  if (!row) throw refusals.qrUnknown()
  if (!used) throw refusalOf(row, now) ?? refusals.qrExpired()
  backend.log.info('claim.redeemed', { claimIdx: mine.claimIdx, by: 'qr' })
  return row.benefit.claimName
}

async function isStaffPassword({ db }: Backend, eventKey: string, password: string, now: number) {
  const valid = await db
    .select()
    .from(staffPasswords)
    .where(
      and(
        eq(staffPasswords.eventKey, eventKey),
        lte(staffPasswords.startAt, now),
        gt(staffPasswords.endAt, now),
      ),
    )
  const checks = await Promise.all(valid.map(({ hash }) => verify(hash, password)))
  return checks.includes(true)
}

const eventFails = ({ fails, failsSince }: { fails: number; failsSince: number }, now: number) =>
  now - failsSince < HOUR_MS ? fails : 0

/** Why no password is looked at for this benefit now. */
function lockOf(
  event: typeof claimEvents.$inferSelect,
  { mine }: MemberBenefit,
  now: number,
): Problem | undefined {
  if (now < mine.lockedUntil) return refusals.locked(Math.ceil((mine.lockedUntil - now) / 60_000))
  return eventFails(event, now) >= EVENT_TRIES ? refusals.eventLocked() : undefined
}

/**
 * Completes a benefit with the staff's password (S7.4, D14): five wrong ones lock the benefit for five minutes,
 * fifty an hour the whole event. A guess that arrives while either is locked is not told from any other.
 */
export async function completeByPassword(
  backend: Backend,
  userId: string,
  idx: number,
  password: string,
): Promise<void> {
  const found = await benefitOf(backend.db, userId, idx)
  if (!found || found.benefit.qr) throw refusals.notFound()
  const { eventKey } = found.benefit
  const now = backend.now()
  const events = await backend.db.select().from(claimEvents).where(eq(claimEvents.eventKey, eventKey))
  const early = refusalOf(found, now) ?? (events[0] && lockOf(events[0], found, now))
  if (early) throw early
  // Hashing takes long, so it holds no lock; what it says is used only if the locks below allow it.
  const isRight = await isStaffPassword(backend, eventKey, password, now)
  await backend.between('claims/password')
  const refusal = await transact(backend, async (tx): Promise<Problem | undefined> => {
    const [event] = await tx
      .select()
      .from(claimEvents)
      .where(eq(claimEvents.eventKey, eventKey))
      .for('update')
    await tx.select().from(memberBenefits).where(own(userId, idx)).for('update')
    const row = await benefitOf(tx, userId, idx)
    if (!event || !row) return refusals.notFound()
    const unusable = refusalOf(row, now) ?? lockOf(event, row, now)
    if (unusable) return unusable
    if (isRight) {
      const used = { usedAt: now, usedBy: 'password', fails: 0 } as const
      await tx.update(memberBenefits).set(used).where(own(userId, idx))
      return undefined
    }
    const failed = eventFails(event, now)
    const hour = failed === 0 ? { fails: 1, failsSince: now } : { fails: failed + 1 }
    await tx.update(claimEvents).set(hour).where(eq(claimEvents.eventKey, eventKey))
    if (failed + 1 === EVENT_TRIES) backend.log.info('claim.event-locked', { eventKey })
    const fails = row.mine.fails + 1
    const full = fails >= TRIES
    const count = full ? { fails: 0, lockedUntil: now + LOCK_MS } : { fails }
    await tx.update(memberBenefits).set(count).where(own(userId, idx))
    return full ? refusals.locked(LOCK_MS / 60_000) : refusals.wrongPassword(TRIES - fails)
  })
  // Thrown out here: inside, the count would be rolled back with it.
  if (refusal) throw refusal
  backend.log.info('claim.completed', { claimIdx: idx, by: 'password' })
}
