import { lockIdentity } from '../account/store.ts'
import { idOf, mailOf } from '../auth/account-limits.ts'
import type { LiveOwner } from '../auth/live-session.ts'
import { type CodeKey, checkMailCode, sendMailCode } from '../auth/mail-codes.ts'
import { userById, userByPhone } from '../auth/store.ts'
import type { User } from '../auth/tokens.ts'
import type { Visitor } from '../auth/visitor.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { Problem, sessionInvalid } from '../problem.ts'

const notOnFile = () => new Problem(400, '이 계정에 등록된 연락처가 아니에요.', 'NOT_ON_FILE')
const noIdentity = () =>
  new Problem(404, '본인 인증 결과를 찾을 수 없어요. 다시 인증해 주세요.', 'IDENTITY_NOT_FOUND')
const otherIdentity = () =>
  new Problem(
    403,
    '가입한 분의 본인 인증 결과가 아니에요. 가입한 휴대폰으로 인증해 주세요.',
    'IDENTITY_MISMATCH',
  )
const noCode = () => new Problem(400, '인증번호가 만료됐어요. 다시 받아 주세요.', 'CODE_EXPIRED')

/** The proof that a request carries. */
export interface Proof {
  verificationId?: string | undefined
  code?: string | undefined
}

/** Returns the codes that a member can have requested. */
export function codeKeysOf(user: User): CodeKey[] {
  const email = mailOf(user)
  return [
    ...(email === undefined ? [] : [{ purpose: 'withdraw' as const, email: idOf('email', email) }]),
    ...(user.phone === null ? [] : [{ purpose: 'withdraw' as const, phone: user.phone }]),
  ]
}

const WARNING = '본인이 요청하지 않았다면 아무에게도 알려 주지 마세요.'

/**
 * Sends the code of a withdrawal to the member's own phone or address (S7.53, S7.54).
 *
 * @throws Problem NOT_ON_FILE, and as `sendMailCode`
 */
export async function sendWithdrawalCode(
  backend: Backend,
  userId: string,
  target: { phone: string } | { email: string },
  visitor: Visitor,
): Promise<{ expiresAt: number; resendAt: number }> {
  const user = await userById(backend.db, userId)
  if (!user) throw sessionInvalid()
  const wanted = 'phone' in target ? target.phone : idOf('email', target.email)
  const key = codeKeysOf(user).find(({ phone, email }) =>
    'phone' in target ? phone === wanted : email === wanted,
  )
  if (!key) throw notOnFile()
  return sendMailCode(backend, key, visitor, async (_, code) => ({
    subject: '회원 탈퇴 인증번호',
    body:
      key.phone === undefined
        ? `인증번호는 ${code}예요. 10분 안에 입력해 주세요.\n\n${WARNING}`
        : `회원 탈퇴 인증번호는 ${code}예요. ${WARNING}`,
  }))
}

/** The member who withdraws, their live session, and the browser. */
export interface Withdrawing {
  user: User
  owner: LiveOwner
  visitor: Visitor
}

/** An identity belongs to the member if it has their phone and birthday; without a phone, if it is no one else's. */
async function identityRefusal(
  backend: Backend,
  tx: Tx,
  { user, owner }: Withdrawing,
  verificationId: string,
): Promise<Problem | undefined> {
  const identity = await lockIdentity(tx, verificationId, owner)
  if (!identity || identity.usedBy !== null || backend.now() >= identity.expiresAt) return noIdentity()
  if (user.birth !== null && user.birth !== identity.birth) return otherIdentity()
  if (user.phone !== null) return user.phone === identity.phone ? undefined : otherIdentity()
  // An account with an address proves itself by a code (D37).
  if (mailOf(user) !== undefined) return otherIdentity()
  return (await userByPhone(tx, identity.phone)) ? otherIdentity() : undefined
}

/**
 * Checks the proof of a withdrawal and counts a wrong code. Returns the refusal instead of throwing it, so that the
 * count is committed.
 */
export async function proofRefusal(
  backend: Backend,
  tx: Tx,
  withdrawing: Withdrawing,
  { verificationId, code }: Proof,
): Promise<Problem | undefined> {
  if (verificationId !== undefined) return identityRefusal(backend, tx, withdrawing, verificationId)
  let refusal = noCode()
  for (const key of codeKeysOf(withdrawing.user)) {
    const refused = await checkMailCode(tx, backend, key, {
      code: code ?? '',
      visitor: withdrawing.visitor,
    })
    if (!refused) return undefined
    if (refusal.code === 'CODE_EXPIRED') refusal = refused
  }
  return refusal
}
