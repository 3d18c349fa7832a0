import { and, eq, inArray, lte, or } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { identities, identityChecks, mailCodes, phoneCodes, sms } from './tables.ts'

/** How long codes and identity checks are kept after their end, ms; limits an hour need them that long. */
const KEPT_MS = 60 * 60_000

/**
 * Deletes codes, texts and identity checks an hour after they have expired, so that no phone of a non-member or of an
 * account that changed its number is kept.
 */
export async function dropOldContacts({ db, now }: Backend): Promise<void> {
  const until = now() - KEPT_MS
  const sentBefore = lte(phoneCodes.sentSince, until)
  await db.delete(phoneCodes).where(and(lte(phoneCodes.expiresAt, until), sentBefore))
  await db.delete(mailCodes).where(lte(mailCodes.expiresAt, until))
  await db.delete(sms).where(lte(sms.createdAt, until))
  await db.delete(identities).where(lte(identities.expiresAt, until))
  await db.delete(identityChecks).where(lte(identityChecks.expiresAt, until))
}

/** Deletes the codes, texts and identity checks of a member's current and previous phones. */
export async function forgetPhones(tx: Tx, userId: string, phone: string | null): Promise<void> {
  const checked = await tx
    .delete(identities)
    .where(
      or(
        eq(identities.userId, userId),
        eq(identities.usedBy, userId),
        phone === null ? undefined : eq(identities.phone, phone),
      ),
    )
    .returning({ phone: identities.phone })
  const phones = [...checked.map((row) => row.phone), ...(phone === null ? [] : [phone])]
  if (phones.length === 0) return
  await tx.delete(phoneCodes).where(inArray(phoneCodes.phone, phones))
  await tx.delete(sms).where(inArray(sms.phone, phones))
}
