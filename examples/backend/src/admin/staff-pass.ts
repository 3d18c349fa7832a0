import { randomInt } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { claimEvents, staffPasswords } from '../benefits/tables.ts'
import type { Db } from '../db/open.ts'

/** The maximum that staff can enter (D14). */
const DIGITS = 8
const DAY_MS = 24 * 60 * 60_000

/** The result for the operator, shown once; only the hash of the password is stored. */
export interface StaffPass {
  password: string
  endAt: number
}

/** Creates an event if it is missing, and another password of its staff, valid for some days. */
export async function createStaffPass(
  db: Db,
  { eventKey, title, days, now }: { eventKey: string; title: string; days: number; now: number },
): Promise<StaffPass> {
  const password = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const hashed = await hash(password)
  const endAt = now + days * DAY_MS
  await db.transaction(async (tx) => {
    await tx.insert(claimEvents).values({ eventKey, title }).onConflictDoNothing()
    await tx.insert(staffPasswords).values({ eventKey, hash: hashed, startAt: now, endAt })
  })
  return { password, endAt }
}
