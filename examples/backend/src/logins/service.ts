import { randomUUID } from 'node:crypto'
import type { LoginMethod, LoginWay } from '@fandeck/sdk/wire'
import { and, eq } from 'drizzle-orm'
import { passwordAccountOf } from '../auth/account-limits.ts'
import { phoneOf } from '../auth/code-shares.ts'
import { requireFresh } from '../auth/live-session.ts'
import { readProviderToken } from '../auth/oauth/provider-token.ts'
import { notifyOwner } from '../auth/owner-notice.ts'
import { changeUser, lockUserById, userById, userByLink } from '../auth/store.ts'
import { linkedAccounts } from '../auth/tables.ts'
import type { TokenOwner, User } from '../auth/tokens.ts'
import type { OAuthProvider } from '../config.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { forgetDevices } from '../limits/devices.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { readLinkCode, signLinkCode } from './link-code.ts'
import { lastLogin, loginTaken, notLinked, otherLinked } from './problems.ts'

const linksOf = (tx: Tx, userId: string) =>
  tx
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.userId, userId))
    .orderBy(linkedAccounts.createdAt, linkedAccounts.provider)

/** The ways that are part of the member's own row: the phone, and the id with a password. */
const ownWays = ({ phone, passwordHash, loginType, memberId }: User): Omit<LoginMethod, 'removable'>[] => [
  ...(phone === null ? [] : [{ kind: 'phone' as const, account: phone }]),
  ...(passwordHash === null
    ? []
    : [{ kind: loginType === 'legacy' ? ('legacy' as const) : ('email' as const), account: memberId }]),
]

/** Returns the ways in which a member can sign in (D80). */
export async function loginMethodsOf({ db }: Backend, { userId }: TokenOwner): Promise<LoginMethod[]> {
  const user = await userById(db, userId)
  if (!user) throw sessionInvalid()
  const links = await linksOf(db, userId)
  const linked = links.map(({ provider, email }) => ({ kind: provider, account: email }))
  const ways = [...ownWays(user), ...linked]
  return ways.map((way) => ({ ...way, removable: ways.length > 1 }))
}

/**
 * Issues the code that links an account of a service to the caller (D80).
 *
 * @throws Problem SIGN_IN_AGAIN; OTHER_LINKED while another account of the service is linked
 */
export async function beginLink(backend: Backend, caller: TokenOwner, provider: OAuthProvider) {
  await requireFresh(backend, backend.db, caller)
  const links = await linksOf(backend.db, caller.userId)
  if (links.some((link) => link.provider === provider)) throw otherLinked()
  return { linkCode: await signLinkCode(backend, caller, provider) }
}

/**
 * Links the account that a provider token asserts to the member of the code; linking it again has no further effect. An
 * account of another member is never moved.
 *
 * @throws Problem NOT_LINKED for an expired code or an ended session; SIGN_IN_AGAIN, BAD_PROVIDER_TOKEN, LOGIN_TAKEN, OTHER_LINKED
 */
export async function finishLink(
  backend: Backend,
  provider: OAuthProvider,
  { code, token }: { code: string; token: string },
): Promise<void> {
  const caller = await readLinkCode(backend, code, provider)
  if (!caller) throw notLinked()
  const { subject, email } = await readProviderToken(backend, provider, token)
  await transact(backend, async (tx) => {
    const user = await lockUserById(tx, caller.userId)
    if (!user) throw notLinked()
    await requireFresh(backend, tx, caller).catch((error: unknown) => {
      throw error instanceof Problem && error.code !== 'SIGN_IN_AGAIN' ? notLinked() : error
    })
    const holder = await userByLink(tx, provider, subject)
    if (holder?.id === user.id) return
    if (holder) throw loginTaken()
    const links = await linksOf(tx, user.id)
    if (links.some((link) => link.provider === provider)) throw otherLinked()
    await backend.failpoint('logins:link')
    const row = { provider, subject, email, userId: user.id, createdAt: backend.now() }
    const added = await tx.insert(linkedAccounts).values(row).onConflictDoNothing().returning()
    // Another member, or a sign-up, has taken it meanwhile.
    if (added.length === 0) throw loginTaken()
    await notifyOwner(tx, backend, user, `${NAMES[provider]} 계정을 로그인 방법으로 연결했어요.`)
  })
}

const NAMES: Record<LoginWay, string> = {
  phone: '휴대폰 번호',
  email: '이메일',
  google: '구글',
  kakao: '카카오',
}

/** The names under which the ways of a member are removed; an id with a password is `email`. */
const wayOf = (kind: LoginMethod['kind']): LoginWay => (kind === 'legacy' ? 'email' : kind)

/**
 * Removes a way to sign in; one that the member has not stays so. The type of an account that began with it becomes one of
 * the ways that are left, and its id no longer names the phone or the address, which another account can begin with.
 *
 * @throws Problem SIGN_IN_AGAIN, LAST_LOGIN; status "2009" if the session has ended
 */
export async function unlink(backend: Backend, caller: TokenOwner, way: LoginWay): Promise<void> {
  await transact(backend, async (tx) => {
    const user = await lockUserById(tx, caller.userId)
    if (!user) throw sessionInvalid()
    const kinds = [
      ...ownWays(user).map(({ kind }) => kind),
      ...(await linksOf(tx, user.id)).map(({ provider }) => provider),
    ]
    if (!kinds.some((kind) => wayOf(kind) === way)) return
    await requireFresh(backend, tx, caller)
    const [next] = kinds.filter((kind) => wayOf(kind) !== way)
    if (next === undefined) throw lastLogin()
    await notifyOwner(tx, backend, user, `${NAMES[way]} 로그인 연결을 해제했어요.`)
    if (way === 'phone' || way === 'email') await forgetWay(backend, tx, user, way)
    else {
      const linked = and(eq(linkedAccounts.userId, user.id), eq(linkedAccounts.provider, way))
      await tx.delete(linkedAccounts).where(linked)
    }
    const named = way === 'phone' ? user.memberId === user.phone : way === 'email'
    await changeUser(tx, user.id, {
      loginType: wayOf(user.loginType) === way ? next : user.loginType,
      ...(named && { memberId: `${next}-${randomUUID()}` }),
    })
  })
}

/** Removes the phone, or the password of an address, with the devices that are known for it. */
async function forgetWay(backend: Backend, tx: Tx, user: User, way: 'phone' | 'email'): Promise<void> {
  if (way === 'phone') {
    if (user.phone !== null) await forgetDevices(tx, phoneOf(backend, user.phone), undefined)
    return changeUser(tx, user.id, { phone: null })
  }
  await forgetDevices(tx, passwordAccountOf(backend, user), undefined)
  return changeUser(tx, user.id, { passwordHash: null })
}
