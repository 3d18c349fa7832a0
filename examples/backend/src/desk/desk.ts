import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Visitor } from '../auth/visitor.ts'
import { benefitRefusals as refusals } from '../benefits/problems.ts'
import { type ClaimEvent, isStaffPasswordValid, staffPasswordOf } from '../benefits/staff-event.ts'
import { claimEvents } from '../benefits/tables.ts'
import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { verifiedToken } from '../keys.ts'
import { rememberDevice } from '../limits/devices.ts'
import { lockFor, settleTry } from '../limits/tries.ts'
import { deskLimits, deskOf, deskRefusal } from './limits.ts'

/** A shift at most; the password can be valid for longer (D14). */
const SHIFT_MS = 12 * 60 * 60_000
const AUDIENCE = 'fandeck-staff'

/** The event of a desk, and the id of the password that opened it. */
const DeskClaims = z.object({ event: z.string(), password: z.int() })

const keyOf = ({ auth }: BackendConfig['secrets']) => new TextEncoder().encode(auth)

/** An opened desk: the token for the browser's cookie, and its expiry. */
export interface OpenDesk {
  token: string
  endAt: number
  /** The `Set-Cookie` header that identifies the browser next time. */
  deviceCookie: string
}

export async function eventOf({ db }: Backend, eventKey: string): Promise<ClaimEvent | undefined> {
  const [event] = await db.select().from(claimEvents).where(eq(claimEvents.eventKey, eventKey))
  return event
}

/**
 * Opens the desk of an event with the password of its staff, for the period of the password (S6.11: no staff
 * accounts). Counts wrong passwords apart from those on fans' devices, so that neither locks the other (D14).
 *
 * @throws Problem WRONG_PASSWORD, LOCKED for this address or device, EVENT_LOCKED across unknown devices
 */
export async function openDesk(
  backend: Backend,
  eventKey: string,
  { password, visitor }: { password: string; visitor: Visitor },
): Promise<OpenDesk> {
  const now = backend.now()
  if (!(await eventOf(backend, eventKey))) throw refusals.notFound()
  const limits = await deskLimits(backend, deskOf(eventKey), visitor)
  const early = await lockFor(backend, limits)
  if (early) throw deskRefusal(eventKey, early)
  // Hashing is slow, so it runs without a lock; its result counts only if the limits still allow it.
  const entered = await staffPasswordOf(backend, eventKey, password, now)
  await backend.failpoint('claims/desk')
  const { good, lock } = await settleTry(backend, limits, entered !== undefined)
  if (lock) throw deskRefusal(eventKey, lock)
  if (!good || !entered) throw refusals.wrongDeskPassword()
  const endAt = Math.min(entered.endAt, now + SHIFT_MS)
  const token = await new SignJWT({ event: eventKey, password: entered.id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(endAt / 1000))
    .sign(keyOf(backend.config.secrets))
  backend.log.info('claim.desk-opened', { eventKey })
  const deviceCookie = await rememberDevice(backend, visitor.device, { subjects: [deskOf(eventKey)] })
  return { token, endAt, deviceCookie }
}

/** Returns the event of a desk token; `undefined` if it is forged or expired, or its password has ended. */
export async function deskEvent(backend: Backend, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined
  const currentDate = new Date(backend.now())
  const options = { audience: AUDIENCE, currentDate, requiredClaims: ['exp'] }
  const claims = z.safeParse(DeskClaims, await verifiedToken(backend.config, token, keyOf, options))
  if (!claims.success) return undefined
  const { event, password } = claims.data
  return (await isStaffPasswordValid(backend, event, password)) ? event : undefined
}
