import type { Backend } from '../context.ts'
import { isKnownDevice } from '../limits/devices.ts'
import { fiveTries, type Limit, subjectOf } from '../limits/tries.ts'
import { codeHash } from './tokens.ts'
import type { Visitor } from './visitor.ts'

const HOUR_MS = 60 * 60_000
/** Codes per hour to one phone for one address or known device; unknown devices share ten per phone. */
const SENT_SHARE = 5

/** Returns the subject of a device that has signed in with a phone. */
export const phoneOf = (backend: Backend, phone: string): string =>
  subjectOf('phone', codeHash(backend, 'phone', phone))

/** Returns the subject of wrong codes of a phone; a new code resets it. */
export const guessesOf = (backend: Backend, phone: string): string =>
  subjectOf('phone-guesses', codeHash(backend, 'phone', phone))

/** The share of one visitor in the codes of a phone. */
export interface PhoneShare {
  sent: Limit
  guesses: Limit
  /** A device that has signed in with this phone before; requests from other devices do not lock it out. */
  isKnown: boolean
}

/**
 * Returns the limits of a visitor for a phone. Each address has its own share, so that one address uses up neither
 * the codes nor the attempts of the owner at another.
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
