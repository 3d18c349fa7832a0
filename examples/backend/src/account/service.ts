import type { UserInfo, WalletUser } from '@fandeck/sdk/wire'
import { mailOf } from '../auth/account-limits.ts'
import { changeUser, userById, userByPhone } from '../auth/store.ts'
import type { User } from '../auth/tokens.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { pictureUrl } from './portrait.ts'
import { lockIdentity, useIdentity } from './store.ts'

const unknownIdentity = () =>
  new Problem(404, '본인 인증 결과를 찾을 수 없어요. 다시 인증해 주세요.', 'IDENTITY_NOT_FOUND')
const usedIdentity = () => new Problem(409, '이미 다른 계정에서 인증한 정보예요.', 'IDENTITY_USED')

async function member(tx: Tx, userId: string): Promise<User> {
  const user = await userById(tx, userId)
  if (!user) throw sessionInvalid()
  return user
}

/** Returns the profile of a member (S7.34). */
export async function userInfo(backend: Backend, userId: string): Promise<UserInfo> {
  const user = await member(backend.db, userId)
  return {
    memberId: user.memberId,
    nickname: user.nickname,
    accountType: user.loginType,
    level: user.level,
    phone: user.phone,
    image: pictureUrl(backend.config, user),
    totalPoint: user.points,
    adEmail: user.adEmail,
    adSms: user.adSms,
  }
}

/** Returns the member's wallet (S7.35). */
export async function walletUser(backend: Backend, userId: string): Promise<WalletUser> {
  const user = await member(backend.db, userId)
  return {
    walletLinked: user.walletLinked,
    walletAddress: user.walletLinked ? user.walletAddress : null,
  }
}

/**
 * Applies an identity check: the member becomes verified; `phone` also stores the checked phone number.
 *
 * @throws Problem IDENTITY_NOT_FOUND, also for an expired check; IDENTITY_USED, also when the phone belongs to
 * another member
 * @see decision D7
 */
export async function verify(
  backend: Backend,
  userId: string,
  verificationId: string,
  kind: 'phone' | 'genderBirth',
): Promise<void> {
  const now = backend.now()
  await transact(backend, async (tx) => {
    const identity = await lockIdentity(tx, verificationId)
    // A client whose reply was lost sends the same check again.
    if (identity?.usedBy === userId) return
    if (!identity || now >= identity.expiresAt) throw unknownIdentity()
    const user = await member(tx, userId)
    const { birth, gender, phone } = identity
    if (!(await useIdentity(tx, verificationId, userId, now))) throw usedIdentity()
    if (kind === 'phone') {
      const holder = await userByPhone(tx, phone)
      if (holder && holder.id !== userId) throw usedIdentity()
    }
    // The id of a phone account is its phone, unless an address was linked (D80).
    const isNamedByPhone = user.loginType === 'phone' && mailOf(user) === undefined
    await changeUser(tx, userId, {
      birth,
      gender,
      level: user.level.startsWith('F') ? 'F201' : 'K201',
      ...(kind === 'phone' && { phone, ...(isNamedByPhone && { memberId: phone }) }),
    })
  })
}
