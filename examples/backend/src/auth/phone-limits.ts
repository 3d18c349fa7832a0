import type { Backend } from '../context.ts'
import { isKnownDevice } from '../limits/devices.ts'
import { fiveTries, type Limit, subjectOf } from '../limits/tries.ts'
import { codeHash } from './tokens.ts'
import type { Visitor } from './visitor.ts'

const HOUR_MS = 60 * 60_000
/** Codes an hour to one phone that one address, or one known device, requests; the phone has ten of all strangers. */
const SENT_SHARE = 5

/** What a device that has signed in with a phone is known for. */
export const phoneOf = (backend: Backend, phone: string): string =>
  subjectOf('phone', codeHash(backend, 'phone', phone))

/** What wrong codes of a phone are counted under; forgotten when a new code is sent. */
export const guessesOf = (backend: Backend, phone: string): string =>
  subjectOf('phone-guesses', codeHash(backend, 'phone', phone))

/** The share of one visitor in the codes of a phone. */
export interface PhoneShare {
  sent: Limit
  guesses: Limit
  /** A device that has signed in with this phone before: strangers who use up the phone's codes do not lock it out. */
  isKnown: boolean
}

/**
 * The limits of a visitor at a phone. Each address has a share of its own, so that a stranger at one address uses up
 * neither the codes nor the tries of the owner at another.
 */
export async function phoneShare(
  backend: Backend,
  phone: string,
  { address, device }: Visitor,
): Promise<PhoneShare> {
  const isKnown = await isKnownDevice(backend, device, phoneOf(backend, phone))
  const own =
    isKnown && device !== undefined
      ? subjectOf('device', codeHash(backend, 'device', device))
      : subjectOf('address', codeHash(backend, 'address', address))
  return {
    sent: {
      subject: subjectOf('phone-sent', codeHash(backend, 'phone', phone), own),
      most: SENT_SHARE,
      windowMs: HOUR_MS,
      lockMs: HOUR_MS,
      forgiving: false,
    },
    guesses: fiveTries(subjectOf(guessesOf(backend, phone), own)),
    isKnown,
  }
}
