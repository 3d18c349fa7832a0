import { timingSafeEqual } from 'node:crypto'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { isKnownDevice } from '../limits/devices.ts'
import { fiveTries, type Limit, settleTryIn, subjectOf } from '../limits/tries.ts'
import { codeHash } from './tokens.ts'
import type { Visitor } from './visitor.ts'

const HOUR_MS = 60 * 60_000
/** Codes per hour to one phone or mail address for one visitor; unknown devices share ten. */
const SENT_SHARE = 5
/** Codes per hour to one phone or mail address across unknown devices. */
export const SENT_AN_HOUR = 10

/** Returns the subject of a device that has signed in with a phone. */
export const phoneOf = (backend: Backend, phone: string): string =>
  subjectOf('phone', codeHash(backend, 'phone', phone))

/** Where codes go. */
export interface CodeTarget {
  kind: 'phone' | 'mail'
  /** The phone, or the purpose and the mail address, hashed. */
  hash: string
  /** The subject of the devices that are known for it. */
  account: string
}

/** Returns the target of the sign-in codes of a phone. */
export const phoneTarget = (backend: Backend, phone: string): CodeTarget => ({
  kind: 'phone',
  hash: codeHash(backend, 'phone', phone),
  account: phoneOf(backend, phone),
})

/** Returns the subject of wrong codes of a target. */
export const guessesOf = ({ kind, hash }: CodeTarget): string => subjectOf(`${kind}-guesses`, hash)

/** Limits the codes of a target to an hourly number. */
export const sentLimit = ({ kind, hash }: CodeTarget, most: number, ...own: readonly string[]): Limit => ({
  subject: subjectOf(`${kind}-sent`, hash, ...own),
  most,
  windowMs: HOUR_MS,
  lockMs: HOUR_MS,
  forgiving: false,
})

/** The share of one visitor in the codes of a target. */
export interface CodeShare {
  sent: Limit
  guesses: Limit
  /** The visitor: a known device, or an address. */
  own: string
  /** A device that has signed in with this phone or address before; requests from other devices do not lock it out. */
  isKnown: boolean
}

/**
 * Returns the share of a visitor. Each known device and each address has its own, so that no other visitor uses up the
 * codes or the attempts of the owner.
 *
 * @param goodMs how long a code is valid; so long its attempts stay used up
 */
export async function codeShare(
  backend: Backend,
  { tx, target, goodMs }: { tx: Tx; target: CodeTarget; goodMs: number },
  { address, device }: Visitor,
): Promise<CodeShare> {
  const isKnown = await isKnownDevice({ db: tx, now: backend.now }, device, target.account)
  const own =
    isKnown && device !== undefined
      ? subjectOf('device', codeHash(backend, 'device', device))
      : subjectOf('address', codeHash(backend, 'address', address))
  const guesses = fiveTries(subjectOf(guessesOf(target), own))
  return {
    sent: sentLimit(target, SENT_SHARE, own),
    guesses: { ...guesses, lockMs: Math.max(guesses.lockMs, goodMs) },
    own,
    isKnown,
  }
}

/** An attempt to enter a code. */
export interface Guess {
  /** The hashes of the entered code and of the one that was sent. */
  given: string
  stored: string
  /** The wrong codes of visitors who share their attempts, and the maximum; absent for one who shares none. */
  shared?: { tries: number; most: number }
}

/** Checks a code and counts the attempt, for the visitor and among those who share theirs. */
export async function settleGuess(
  tx: Tx,
  { guesses }: CodeShare,
  { given, stored, shared }: Guess,
  now: number,
): Promise<{ outcome: 'right' | 'wrong' | 'locked'; tries: number }> {
  const tries = shared?.tries ?? 0
  if (shared && tries >= shared.most) return { outcome: 'locked', tries }
  const same = timingSafeEqual(Buffer.from(given), Buffer.from(stored))
  const { good, lock } = await settleTryIn(tx, [guesses], same, now)
  if (good) return { outcome: 'right', tries }
  const after = tries + 1
  return { outcome: lock ? 'locked' : 'wrong', tries: after }
}
