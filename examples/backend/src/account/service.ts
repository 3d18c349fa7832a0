import type { UserInfo, WalletUser } from '@fandeck/sdk/wire'
import { mailOf } from '../auth/account-limits.ts'
import { requireFresh, requireLive } from '../auth/live-session.ts'
import { notifyOwner } from '../auth/owner-notice.ts'
import { changeUser, lockUserById, userById, userByPhone } from '../auth/store.ts'
import { codeHash, codeHashes, type TokenOwner, type User } from '../auth/tokens.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { pictureUrl } from './portrait.ts'
import { type Identity, lockIdentity, useIdentity } from './store.ts'

const unknownIdentity = () =>
  new Problem(404, '본인 인증 결과를 찾을 수 없어요. 다시 인증해 주세요.', 'IDENTITY_NOT_FOUND')
const otherPerson = () =>
  new Problem(
    403,
    '가입한 분의 본인 인증 결과가 아니에요. 가입한 분의 휴대폰으로 인증해 주세요.',
    'IDENTITY_MISMATCH',
  )
const usedIdentity = () => new Problem(409, '이미 다른 계정에서 인증한 정보예요.', 'IDENTITY_USED')

async function member(tx: Tx, userId: string): Promise<User> {
  const user = await userById(tx, userId)
  if (!user) throw sessionInvalid()
  return user
}

/** The columns of a member that their profile and their wallet show. */
export type ShownMember = Pick<
  User,
  | 'id'
  | 'memberId'
  | 'nickname'
  | 'loginType'
  | 'level'
  | 'phone'
  | 'pictureId'
  | 'points'
  | 'adEmail'
  | 'adSms'
  | 'walletLinked'
  | 'walletAddress'
> & {
  /** Whether there is one is enough. */
  portrait: unknown
}

/** Returns what a member reads of their row (S7.34). */
export function profileOf({ config }: Pick<Backend, 'config'>, user: ShownMember): UserInfo {
  return {
    memberId: user.memberId,
    nickname: user.nickname,
    accountType: user.loginType,
    level: user.level,
    phone: user.phone,
    image: pictureUrl(config, user),
    totalPoint: user.points,
    adEmail: user.adEmail,
    adSms: user.adSms,
  }
}

/** Returns the profile of a member (S7.34). */
export const userInfo = async (backend: Backend, userId: string): Promise<UserInfo> =>
  profileOf(backend, await member(backend.db, userId))

/** Returns what a member reads of their wallet (S7.35). */
export const walletIn = ({
  walletLinked,
  walletAddress,
}: Pick<User, 'walletLinked' | 'walletAddress'>): WalletUser => ({
  walletLinked,
  walletAddress: walletLinked ? walletAddress : null,
})

/** Returns the member's wallet (S7.35). */
export const walletUser = async (backend: Backend, userId: string): Promise<WalletUser> =>
  walletIn(await member(backend.db, userId))

/** The person of a check; the phone is none of it. */
const nameOf = ({ name, birth, gender }: Identity): string => `${name}\n${birth}\n${gender}`
const personOf = (backend: Backend, identity: Identity): string =>
  codeHash(backend, 'person', nameOf(identity))
const isPerson = (backend: Backend, person: string | null, identity: Identity): boolean =>
  person !== null && codeHashes(backend, 'person', nameOf(identity)).includes(person)

/**
 * A first phone is proved by its check. A later one needs a fresh sign-in, too, and the person of the phone on file
 * (D87).
 */
async function checkNewPhone(
  backend: Backend,
  tx: Tx,
  { caller, user, identity }: { caller: TokenOwner; user: User; identity: Identity },
): Promise<void> {
  const holder = await userByPhone(tx, identity.phone)
  if (holder && holder.id !== user.id) throw usedIdentity()
  const isFirst = user.phone === null && user.birth === null
  if (isFirst || user.phone === identity.phone) return
  await requireFresh(backend, tx, caller)
  if (user.phone !== null && !isPerson(backend, user.person, identity)) throw otherPerson()
}

/**
 * Applies an identity check that the caller's own session began: the member becomes verified; `phone` also stores the
 * checked phone number.
 *
 * @throws Problem IDENTITY_NOT_FOUND, also for an expired check and that of another member or session; IDENTITY_USED
 * when the phone belongs to another member; for another phone than that on file also SIGN_IN_AGAIN and
 * IDENTITY_MISMATCH; status "2009" if the caller's session has ended
 * @see decisions D7, D86, D87
 */
export async function verify(
  backend: Backend,
  caller: TokenOwner,
  verificationId: string,
  kind: 'phone' | 'genderBirth',
): Promise<void> {
  const now = backend.now()
  await transact(backend, async (tx) => {
    const user = await lockUserById(tx, caller.userId)
    if (!user) throw sessionInvalid()
    const owner = await requireLive(tx, caller)
    const identity = await lockIdentity(tx, verificationId, owner)
    // A client whose reply was lost sends the same check again.
    if (identity?.usedBy === user.id) return
    if (!identity || now >= identity.expiresAt) throw unknownIdentity()
    if (!(await useIdentity(tx, verificationId, user.id, now))) throw usedIdentity()
    const { birth, gender, phone } = identity
    if (kind === 'phone') await checkNewPhone(backend, tx, { caller, user, identity })
    const isNewPhone = kind === 'phone' && phone !== user.phone
    // The id of a phone account is its phone, unless an address was linked (D80).
    const isNamedByPhone = user.loginType === 'phone' && mailOf(user) === undefined
    await changeUser(tx, user.id, {
      birth,
      gender,
      level: user.level.startsWith('F') ? 'F201' : 'K201',
      ...((isNewPhone || phone === user.phone) && { person: personOf(backend, identity) }),
      ...(isNewPhone && { phone, ...(isNamedByPhone && { memberId: phone }) }),
    })
    if (isNewPhone) await notifyOwner(tx, backend, user, '휴대폰 번호로 로그인할 수 있게 됐어요.')
  })
}
