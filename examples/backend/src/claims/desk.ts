import { eq } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import type { Problem } from '../problem.ts'
import { benefitRefusals as refusals } from './problems.ts'
import { type ClaimEvent, countEventFail, isEventLocked, lockEvent, staffPasswordEnd } from './staff-event.ts'
import { claimEvents } from './tables.ts'

/** A shift at most; the password's own span may be longer (D14). */
const SHIFT_MS = 12 * 60 * 60_000
const AUDIENCE = 'fandeck-staff'

const key = (backend: Backend) => new TextEncoder().encode(backend.config.secrets.auth)

/** A desk that is open: what its browser keeps, and until when. */
export interface OpenDesk {
  token: string
  endAt: number
}

export async function eventOf({ db }: Backend, eventKey: string): Promise<ClaimEvent | undefined> {
  const [event] = await db.select().from(claimEvents).where(eq(claimEvents.eventKey, eventKey))
  return event
}

/**
 * Opens the desk of an event by the password of its staff, for the password's span (S6.11: there are no staff
 * accounts). A wrong one counts to the event's fifty an hour, like one that is typed on a fan's device (D14).
 */
export async function openDesk(backend: Backend, eventKey: string, password: string): Promise<OpenDesk> {
  const now = backend.now()
  const event = await eventOf(backend, eventKey)
  if (!event) throw refusals.notFound()
  if (isEventLocked(event, now)) throw refusals.eventLocked()
  // Hashing takes long, so it holds no lock; what it says is used only if the lock below allows it.
  const passwordEnd = await staffPasswordEnd(backend, eventKey, password, now)
  await backend.between('claims/desk')
  const refusal = await transact(backend, async (tx): Promise<Problem | undefined> => {
    const locked = await lockEvent(tx, eventKey)
    if (!locked || isEventLocked(locked, now)) return refusals.eventLocked()
    if (passwordEnd !== undefined) return undefined
    await countEventFail(tx, backend, locked, now)
    return refusals.wrongDeskPassword()
  })
  // Thrown out here: inside, the count would be rolled back with it.
  if (refusal || passwordEnd === undefined) throw refusal ?? refusals.wrongDeskPassword()
  const endAt = Math.min(passwordEnd, now + SHIFT_MS)
  const token = await new SignJWT({ event: eventKey })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(endAt / 1000))
    .sign(key(backend))
  backend.log.info('claim.desk-opened', { eventKey })
  return { token, endAt }
}

/** The event whose desk a token has opened; `undefined` when it is not ours, or over. */
export async function deskEvent(backend: Backend, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined
  try {
    const currentDate = new Date(backend.now())
    const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate, requiredClaims: ['exp'] }
    const { payload } = await jwtVerify(token, key(backend), options)
    return typeof payload.event === 'string' ? payload.event : undefined
  } catch {
    return undefined
  }
}
