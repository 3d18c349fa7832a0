import { addressLimit } from '../auth/account-limits.ts'
import { codeHash } from '../auth/tokens.ts'
import type { Visitor } from '../auth/visitor.ts'
import { benefitRefusals as refusals } from '../benefits/problems.ts'
import type { Backend } from '../context.ts'
import { isKnownDevice } from '../limits/devices.ts'
import { fiveTries, type Limit, type Lock, subjectOf } from '../limits/tries.ts'
import { later, type Problem } from '../problem.ts'

const HOUR_MS = 60 * 60_000

/** Returns the subject of the attempts at the desk of an event. */
export const deskOf = (eventKey: string): string => subjectOf('desk', eventKey)

const anHour = (subject: string, most: number): Limit => ({
  subject,
  most,
  windowMs: HOUR_MS,
  lockMs: HOUR_MS,
  forgiving: false,
})

/**
 * Returns the limits of a wrong password at a desk: ten an hour per address, fifty across addresses, and
 * those of an address across desks and accounts. A browser that has opened the desk before has five more attempts,
 * so that other devices cannot lock it out (D14).
 *
 * @param desk the subject of the attempts, such as `deskOf(eventKey)`
 */
export async function deskLimits(
  backend: Backend,
  desk: string,
  { address, device }: Visitor,
): Promise<Limit[]> {
  if (device !== undefined && (await isKnownDevice(backend, device, desk))) {
    return [fiveTries(subjectOf(desk, 'device', codeHash(backend, 'device', device)))]
  }
  const here = anHour(subjectOf(desk, 'address', codeHash(backend, 'address', address)), 10)
  return [here, anHour(desk, 50), addressLimit(backend, address)]
}

/** Returns the refusal of a limit that is used up. */
export const deskRefusal = (eventKey: string, { limit, waitMs }: Lock): Problem =>
  later(
    limit.subject === deskOf(eventKey) ? refusals.eventLocked() : refusals.locked(Math.ceil(waitMs / 60_000)),
    waitMs,
  )
