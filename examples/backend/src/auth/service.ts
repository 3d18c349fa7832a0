import { randomUUID } from 'node:crypto'
import type { AuthUser, LoginBody, SessionRecord } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import { pictureUrl } from '../account/portrait.ts'
import type { Backend } from '../context.ts'
import { rememberDevice } from '../limits/devices.ts'
import { Problem } from '../problem.ts'
import { passwordAccountOf } from './account-limits.ts'
import { phoneOf } from './code-shares.ts'
import { beginSession } from './families.ts'
import { loginByProvider } from './oauth/login.ts'
import { loginByPassword } from './password.ts'
import { loginByPhone } from './phone.ts'
import type { User } from './tokens.ts'
import type { Visitor } from './visitor.ts'

/** Returns a member as the auth session represents them (D1). */
export const authUser = (backend: Backend, user: User): z.output<typeof AuthUser> => ({
  memberId: user.memberId,
  nickname: user.nickname,
  image: pictureUrl(backend.config, user),
  accountType: user.loginType,
  loginType: user.loginType,
  level: user.level,
  walletLinked: user.walletLinked,
})

async function check(backend: Backend, login: z.output<typeof LoginBody>, visitor: Visitor): Promise<User> {
  const { login_type: type, phone, auth_num, mbr_id, pwd, provider_token } = login
  if (type === 'phone' && phone && auth_num) return loginByPhone(backend, phone, auth_num, visitor)
  if ((type === 'email' || type === 'legacy') && mbr_id && pwd) {
    return loginByPassword(backend, type, mbr_id, { password: pwd, visitor })
  }
  if (type === 'google' && provider_token) return loginByProvider(backend, 'google', provider_token)
  if (type === 'kakao' && provider_token) return loginByProvider(backend, 'kakao', provider_token)
  throw new Problem(400, '지원하지 않는 로그인 방법이에요.', 'BAD_REQUEST')
}

/** The result of a sign-in. */
export interface Login {
  member: User
  token: SessionRecord
  /** The `Set-Cookie` header that identifies the device next time; absent for Google and Kakao. */
  deviceCookie: string | undefined
}

/**
 * Signs a member in and begins a session. Call it inside `visitorQueues(backend).login`.
 *
 * @throws Problem of `loginByPhone`, `loginByPassword` or `loginByProvider`
 * @see decision D3
 */
export async function login(
  backend: Backend,
  given: z.output<typeof LoginBody>,
  visitor: Visitor,
): Promise<Login> {
  const member = await check(backend, given, visitor)
  const familyId = randomUUID()
  const token = await beginSession(backend, member, { familyId, agent: visitor.agent })
  const subjects = [
    ...(member.passwordHash ? [passwordAccountOf(backend, member)] : []),
    ...(given.login_type === 'phone' && given.phone ? [phoneOf(backend, given.phone)] : []),
  ]
  if (subjects.length === 0) return { member, token, deviceCookie: undefined }
  const deviceCookie = await rememberDevice(backend, visitor.device, { subjects, familyId })
  return { member, token, deviceCookie }
}
