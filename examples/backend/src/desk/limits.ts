import { codeHash } from '../auth/tokens.ts'
import type { Visitor } from '../auth/visitor.ts'
import { benefitRefusals as refusals } from '../benefits/problems.ts'
import type { Backend } from '../context.ts'
import { isKnownDevice } from '../limits/devices.ts'
import { fiveTries, type Limit, type Lock, subjectOf } from '../limits/tries.ts'
import { later, type Problem } from '../problem.ts'

const HOUR_MS = 60 * 60_000

/** What tries at the desk of an event are counted under. */
export const deskOf = (eventKey: string): string => subjectOf('desk', eventKey)

const anHour = (subject: string, most: number): Limit => ({
  subject,
  most,
  windowMs: HOUR_MS,
  lockMs: HOUR_MS,
  forgiving: false,
})

/**
 * By what a wrong password at the desk of an event counts: ten an hour of one address, fifty of all together. A browser
 * in which the desk has been opened before has five tries of its own, so that strangers never close it (D14).
 */
export async function deskLimits(
  backend: Backend,
  eventKey: string,
  { address, device }: Visitor,
): Promise<Limit[]> {
  const desk = deskOf(eventKey)
  if (device !== undefined && (await isKnownDevice(backend, device, desk))) {
    return [fiveTries(subjectOf(desk, 'device', codeHash(backend, 'device', device)))]
  }
  return [anHour(subjectOf(desk, 'address', codeHash(backend, 'address', address)), 10), anHour(desk, 50)]
}

/** What staff are told of a limit that is used up. */
export const deskRefusal = (eventKey: string, { limit, waitMs }: Lock): Problem =>
  later(
    limit.subject === deskOf(eventKey) ? refusals.eventLocked() : refusals.locked(Math.ceil(waitMs / 60_000)),
    waitMs,
  )
