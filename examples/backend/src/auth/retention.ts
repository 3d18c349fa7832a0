import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { deleteInSlices, inSlices, SLICE } from '../db/slices.ts'
import { transact } from '../db/transact.ts'
import { REFRESH_MS } from './families.ts'
import { identities, identityChecks, mailCodes, phoneCodes, sms } from './tables.ts'

/** How long codes and identity checks are kept after their end, ms; limits an hour need them that long. */
const KEPT_MS = 60 * 60_000

/**
 * Deletes codes, texts and identity checks an hour after they have expired, so that no phone of a non-member or of an
 * account that changed its number is kept.
 */
export async function dropOldContacts({ db, now }: Backend, ending?: AbortSignal): Promise<void> {
  const until = now() - KEPT_MS
  const sentBefore = lte(phoneCodes.sentSince, until)
  await deleteInSlices(db, phoneCodes, and(lte(phoneCodes.expiresAt, until), sentBefore), ending)
  await deleteInSlices(db, sms, lte(sms.createdAt, until), ending)
  for (const table of [mailCodes, identities, identityChecks])
    await deleteInSlices(db, table, lte(table.expiresAt, until), ending)
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

const DAY = 24 * 60 * 60_000
/**
 * How long a refresh token is kept, ms: its life, and two days for what was begun with it, such as twelve hours in the
 * wallet.
 */
export const TOKEN_KEPT_MS = REFRESH_MS + 2 * DAY

/**
 * Deletes the sessions of devices that were not used for 32 days, in slices: their tokens, and the families of which no
 * token and no session that began from them is left.
 */
export const dropLostSessions = (backend: Backend, ending?: AbortSignal): Promise<void> =>
  inSlices(
    () =>
      transact(backend, async (tx) => {
        const tokens = await rowsOf(
          tx,
          sql`delete from refresh_tokens where token_hash = any(array(
              select token_hash from refresh_tokens where created_at <= ${backend.now() - TOKEN_KEPT_MS}::bigint
              order by created_at limit ${SLICE} for update skip locked))
            returning family_id`,
        )
        let families: unknown[] = tokens.map((row) => row.family_id)
        while (families.length > 0) {
          const ids = sql`any(array(select jsonb_array_elements_text(${JSON.stringify(families)}::jsonb)))`
          await tx.execute(
            sql`delete from handovers where family_id = ${ids} and expires_at <= ${backend.now()}::bigint`,
          )
          const ended = await rowsOf(
            tx,
            sql`delete from token_families f where f.id = ${ids}
                and not exists (select from refresh_tokens t where t.family_id = f.id)
                and not exists (select from token_families c where c.parent_id = f.id)
                and not exists (select from handovers h where h.family_id = f.id)
              returning f.parent_id`,
          )
          // The session of a sign-in ends after those that began from it.
          families = ended.map((row) => row.parent_id).filter((id) => id !== null)
        }
        return tokens.length
      }),
    ending,
  )
