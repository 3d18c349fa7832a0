import { and, eq, gt, lte } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { deskOf } from '../desk/limits.ts'
import { isPassword } from '../limits/hashing.ts'
import { forgetTries } from '../limits/tries.ts'
import { claimEvents, staffPasswords } from './tables.ts'

/** The wrong passwords an hour on fans' devices that lock these for the whole event (D14). */
const EVENT_TRIES = 50
const HOUR_MS = 60 * 60_000

export type ClaimEvent = typeof claimEvents.$inferSelect

/** A password of an event's staff that is valid now, and its expiry in epoch ms. */
export interface StaffPassword {
  id: number
  endAt: number
}

/** Returns the staff password that was entered; `undefined` if it is wrong or outside its period. */
export async function staffPasswordOf(
  { db }: Backend,
  eventKey: string,
  password: string,
  now: number,
): Promise<StaffPassword | undefined> {
  const inSpan = and(lte(staffPasswords.startAt, now), gt(staffPasswords.endAt, now))
  const valid = await db
    .select()
    .from(staffPasswords)
    .where(and(eq(staffPasswords.eventKey, eventKey), inSpan))
  const matching = await Promise.all(
    valid.map(async ({ id, hash, endAt }) =>
      (await isPassword(hash, password)) ? { id, endAt } : undefined,
    ),
  )
  return matching.filter((one) => one !== undefined).toSorted((a, b) => b.endAt - a.endAt)[0]
}

/** Returns whether a staff password of an event is valid. */
export async function isStaffPasswordValid(
  { db, now }: Backend,
  eventKey: string,
  passwordId: number,
): Promise<boolean> {
  const { id, endAt } = staffPasswords
  const mine = and(eq(id, passwordId), eq(staffPasswords.eventKey, eventKey), gt(endAt, now()))
  return (await db.$count(staffPasswords, mine)) > 0
}

/**
 * Ends the staff passwords of an event, and with them its open desks.
 *
 * @returns whether the event exists
 */
export async function closeStaffEvent({ db, now }: Backend, eventKey: string): Promise<boolean> {
  const valid = and(eq(staffPasswords.eventKey, eventKey), gt(staffPasswords.endAt, now()))
  await db.update(staffPasswords).set({ endAt: now() }).where(valid)
  return (await db.$count(claimEvents, eq(claimEvents.eventKey, eventKey))) > 0
}

const failsOf = ({ fails, failsSince }: ClaimEvent, now: number) => (now - failsSince < HOUR_MS ? fails : 0)

/** Returns whether the event is locked on fans' devices for the current hour. */
export const isEventLocked = (event: ClaimEvent, now: number): boolean => failsOf(event, now) >= EVENT_TRIES

/** Locks the row of the event, so that failures are counted sequentially. */
export async function lockEvent(tx: Tx, eventKey: string): Promise<ClaimEvent | undefined> {
  const [event] = await tx.select().from(claimEvents).where(eq(claimEvents.eventKey, eventKey)).for('update')
  return event
}

/** Counts one wrong password of an event whose row is locked. */
export async function countEventFail(
  tx: Tx,
  backend: Backend,
  event: ClaimEvent,
  now: number,
): Promise<void> {
  const failed = failsOf(event, now)
  const hour = failed === 0 ? { fails: 1, failsSince: now } : { fails: failed + 1 }
  await tx.update(claimEvents).set(hour).where(eq(claimEvents.eventKey, event.eventKey))
  if (failed + 1 === EVENT_TRIES) backend.log.info('claim.event-locked', { eventKey: event.eventKey })
}

/**
 * Unlocks the staff of an event, at the desk and on fans' devices; for operators.
 *
 * @returns whether the event exists
 */
export function unlockStaffEvent({ db }: Backend, eventKey: string): Promise<boolean> {
  return transact({ db }, async (tx) => {
    const found = await tx
      .update(claimEvents)
      .set({ fails: 0, failsSince: 0 })
      .where(eq(claimEvents.eventKey, eventKey))
      .returning({ eventKey: claimEvents.eventKey })
    await forgetTries(tx, deskOf(eventKey))
    return found.length > 0
  })
}
