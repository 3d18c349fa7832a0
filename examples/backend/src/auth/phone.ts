import { randomInt, randomUUID } from 'node:crypto'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transactOnce } from '../db/transact.ts'
import { forgetTries, lockFor, settleTry } from '../limits/tries.ts'
import { later, Problem, withDetails } from '../problem.ts'
import { addressLimit, addressRefusal, codesLimit } from './account-limits.ts'
import {
  type CodeShare,
  codeShare,
  guessesOf,
  phoneTarget,
  SENT_AN_HOUR,
  settleGuess,
} from './code-shares.ts'
import { freeNickname } from './nickname.ts'
import { noSender, sendsTexts } from './sign-in-ways.ts'
import { addUser, changePhoneCode, ensurePhoneCode, lockPhoneCode, sendSms, userByPhone } from './store.ts'
import { codeHash, codeHashes, type User } from './tokens.ts'
import type { Visitor } from './visitor.ts'

const GOOD_MS = 3 * 60_000
const RESEND_MS = 30_000
/** The maximum of checked wrong codes across addresses; each address has five. */
const UNKNOWN_DEVICE_TRIES = 10
const HOUR_MS = 60 * 60_000

const shareOf = (backend: Backend, phone: string, visitor: Visitor): Promise<CodeShare> =>
  codeShare(backend, { tx: backend.db, target: phoneTarget(backend, phone), goodMs: GOOD_MS }, visitor)

const tooSoon = (resendAt: number) =>
  withDetails(new Problem(429, '인증번호를 방금 보냈어요. 30초 뒤에 다시 요청해 주세요.', 'TOO_SOON'), {
    resendAt,
  })
const tooManyTries = () =>
  new Problem(429, '인증번호를 너무 많이 틀렸어요. 인증번호를 다시 받아 주세요.', 'TOO_MANY_TRIES')
const tooManyCodes = () =>
  new Problem(429, '인증번호를 너무 많이 요청했어요. 한 시간 뒤에 다시 시도해 주세요.', 'TOO_MANY_TRIES')
const codeExpired = () => new Problem(401, '인증번호가 만료됐어요. 다시 받아 주세요.', 'CODE_EXPIRED')
const wrongCode = () => new Problem(401, '인증번호가 맞지 않아요. 한 번 더 확인해 주세요.', 'WRONG_CODE')

/**
 * Sends a code of six digits to a phone, valid once and for 3 minutes.
 *
 * @throws Problem NO_SENDER where no text can leave; TOO_SOON within 30 s; TOO_MANY_TRIES after five codes in an hour for one address or known device,
 * ten across unknown devices, or sixty per address in ten minutes
 */
export async function sendPhoneCode(
  backend: Backend,
  phone: string,
  visitor: Visitor,
): Promise<{ expiresAt: number; resendAt: number }> {
  if (!sendsTexts(backend.config)) throw noSender()
  const all = codesLimit(backend, visitor.address)
  const { sent: share, isKnown } = await shareOf(backend, phone, visitor)
  const lock = await lockFor(backend, [all, share])
  if (lock) throw lock.limit === share ? later(tooManyCodes(), lock.waitMs) : addressRefusal(lock)
  const sent = await sendCode(backend, phone, isKnown)
  await settleTry(backend, [all, share], false)
  return sent
}

function sendCode(
  backend: Backend,
  phone: string,
  isKnown: boolean,
): Promise<{ expiresAt: number; resendAt: number }> {
  const now = backend.now()
  return transactOnce(backend, async (tx) => {
    const last = await ensurePhoneCode(tx, phone)
    const sameHour = now >= last.sentSince && now < last.sentSince + HOUR_MS
    if (sameHour && now < last.resendAt) throw tooSoon(last.resendAt)
    const before = sameHour ? last.sent : 0
    if (!isKnown && before >= SENT_AN_HOUR) throw tooManyCodes()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const expiresAt = now + GOOD_MS
    const resendAt = now + RESEND_MS
    await changePhoneCode(tx, phone, {
      codeHash: codeHash(backend, phone, code),
      expiresAt,
      resendAt,
      tries: 0,
      sent: isKnown ? before : before + 1,
      sentSince: sameHour ? last.sentSince : now,
    })
    await forgetTries(tx, guessesOf(phoneTarget(backend, phone)))
    await sendSms(tx, { phone, body: `인증번호는 ${code}예요.`, createdAt: now }, now - GOOD_MS)
    return { expiresAt, resendAt }
  })
}

/**
 * Checks the code of a phone, counts the attempt and consumes a right code. Returns the refusal instead of throwing
 * it, so that the transaction commits the count. Checks five wrong codes per address and ten across unknown devices.
 */
async function useCode(
  backend: Backend,
  tx: Tx,
  { phone, code }: { phone: string; code: string },
  share: CodeShare,
): Promise<Problem | undefined> {
  const now = backend.now()
  const row = await lockPhoneCode(tx, phone)
  if (!row || row.codeHash === '' || now >= row.expiresAt) return codeExpired()
  const shared = { tries: row.tries, most: UNKNOWN_DEVICE_TRIES }
  const hashes = codeHashes(backend, phone, code)
  const given = hashes.find((one) => one === row.codeHash) ?? codeHash(backend, phone, code)
  const guess = { given, stored: row.codeHash }
  const { outcome, tries } = await settleGuess(tx, share, share.isKnown ? guess : { ...guess, shared }, now)
  if (outcome === 'right') {
    await changePhoneCode(tx, phone, { codeHash: '' })
    return undefined
  }
  if (!share.isKnown) await changePhoneCode(tx, phone, { tries })
  return outcome === 'locked' ? tooManyTries() : wrongCode()
}

/**
 * Returns the member of a phone whose code is right; creates one for a new phone, level K102.
 *
 * @throws Problem WRONG_CODE, CODE_EXPIRED, TOO_MANY_TRIES after five wrong codes per address, ten across unknown
 * devices, or fifty per address in ten minutes
 */
export async function loginByPhone(
  backend: Backend,
  phone: string,
  code: string,
  visitor: Visitor,
): Promise<User> {
  const limits = [addressLimit(backend, visitor.address)]
  const lock = await lockFor(backend, limits)
  if (lock) throw addressRefusal(lock)
  const share = await shareOf(backend, phone, visitor)
  const found = await transactOnce(backend, async (tx) => {
    const refusal = await useCode(backend, tx, { phone, code }, share)
    if (refusal) return refusal
    await addUser(tx, {
      id: randomUUID(),
      memberId: phone,
      loginType: 'phone',
      nickname: await freeNickname(tx),
      level: 'K102',
      phone,
      portrait: { kind: 'portrait', card: { kind: 'artist', idol: 'idol5', seed: randomUUID() } },
      createdAt: backend.now(),
    })
    return userByPhone(tx, phone)
  })
  if (found instanceof Problem) {
    await settleTry(backend, limits, false)
    throw found
  }
  if (!found) throw new Error('the member was neither found nor created')
  return found
}
