import type { BenefitListReply, QrKey } from '@fandeck/sdk/wire'
import { and, count, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { userById } from '../auth/store.ts'
import type { Backend } from '../context.ts'
import { pictureUrl } from '../images/urls.ts'
import { secretsOf } from '../keys.ts'
import { benefitRefusals as refusals } from './problems.ts'
import { isOwnQrKey, makeQrKey, QR_LIFE_MS } from './qr.ts'
import { benefitOf, own, refusalOf } from './store.ts'
import { benefits, memberBenefits } from './tables.ts'

const inPeriod = (now: number) => and(lte(benefits.startAt, now), gt(benefits.endAt, now))

const usable = (userId: string, now: number) =>
  and(eq(memberBenefits.userId, userId), isNull(memberBenefits.usedAt), inPeriod(now))

/** Returns how many benefits a member can use now (D109). */
export async function usableBenefitCount({ db, now }: Backend, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(memberBenefits)
    .innerJoin(benefits, eq(benefits.benefitId, memberBenefits.benefitId))
    .where(usable(userId, now()))
  return row?.count ?? 0
}

/** Returns the unused benefits of a member within their period (S7.2). */
export async function usableBenefits(
  backend: Backend,
  userId: string,
): Promise<z.output<typeof BenefitListReply>> {
  const rows = await backend.db
    .select({ benefit: benefits })
    .from(memberBenefits)
    .innerJoin(benefits, eq(benefits.benefitId, memberBenefits.benefitId))
    .where(usable(userId, backend.now()))
    .orderBy(benefits.benefitId)
  return rows.map(({ benefit }) => ({
    ...benefit,
    benefitId: benefit.benefitId,
    name: benefit.claimName,
    image: pictureUrl(backend.config, { kind: 'benefit', id: benefit.benefitId, art: benefit.image }),
    usesQr: benefit.qr,
  }))
}

/** Issues a QR key and invalidates the previous one (S7.3, D42). */
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
  // The wire format has whole seconds.
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

/** Returns the valid key; for the development panel and tests. */
export async function currentQrKey(
  backend: Backend,
  userId: string,
  idx: number,
): Promise<z.output<typeof QrKey> | undefined> {
  const mine = (await benefitOf(backend.db, userId, idx))?.mine
  if (!mine?.qrKey || mine.qrExpiresAt === null || mine.usedAt !== null) return undefined
  return mine.qrExpiresAt > backend.now() ? { randomKey: mine.qrKey, expiresAt: mine.qrExpiresAt } : undefined
}

/** A redeemed benefit as staff see it. */
export interface RedeemedBenefit {
  claimName: string
  /** The nickname of the owner of the QR. */
  ownerName: string
  usedAt: number
}

/** Redeems the benefit of a QR scanned by the staff of an event, once. */
export async function redeemQr(backend: Backend, key: string, eventKey: string): Promise<RedeemedBenefit> {
  if (!secretsOf(backend.config).some(({ qr }) => isOwnQrKey(qr, key))) throw refusals.qrUnknown()
  const now = backend.now()
  const usable = backend.db
    .select({ benefitId: benefits.benefitId })
    .from(benefits)
    .where(and(inPeriod(now), eq(benefits.eventKey, eventKey)))
  const [used] = await backend.db
    .update(memberBenefits)
    .set({ usedAt: now, usedBy: 'qr' })
    .where(
      and(
        eq(memberBenefits.qrKey, key),
        isNull(memberBenefits.usedAt),
        gt(memberBenefits.qrExpiresAt, now),
        inArray(memberBenefits.benefitId, usable),
      ),
    )
    .returning()
  const byKey = eq(memberBenefits.qrKey, key)
  const [mine] = used ? [used] : await backend.db.select().from(memberBenefits).where(byKey)
  // A replaced key counts as expired.
  if (!mine) throw refusals.qrExpired()
  const row = await benefitOf(backend.db, mine.userId, mine.benefitId)
  if (!row) throw refusals.qrUnknown()
  if (row.benefit.eventKey !== eventKey) throw refusals.otherEvent()
  if (!used) throw refusalOf(row, now) ?? refusals.qrExpired()
  const owner = await userById(backend.db, mine.userId)
  backend.log.info('claim.redeemed', { benefitId: mine.benefitId, by: 'qr' })
  return { claimName: row.benefit.claimName, ownerName: owner?.nickname ?? '', usedAt: now }
}
