import type { AuthUser, LoginBody, SessionRecord } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import { portraitUrl } from '../account/portrait.ts'
import type { Backend } from '../context.ts'
import { Problem } from '../problem.ts'
import { beginSession } from './families.ts'
import { loginByProvider } from './oauth/login.ts'
import { loginByPassword } from './password.ts'
import { loginByPhone } from './phone.ts'
import type { User } from './tokens.ts'

/** A member as the auth session tells of them (D1). */
export const authUser = (backend: Backend, user: User): z.output<typeof AuthUser> => ({
  memberId: user.memberId,
  nickname: user.nickname,
  image: user.portrait ? portraitUrl(backend.config, user.id) : null,
  accountType: user.loginType,
  loginType: user.loginType,
  level: user.level,
  walletLinked: user.walletLinked,
})

async function check(backend: Backend, login: z.output<typeof LoginBody>): Promise<User> {
  const { login_type: type, phone, auth_num, mbr_id, pwd, provider_token } = login
  if (type === 'phone' && phone && auth_num) return loginByPhone(backend, phone, auth_num)
  if ((type === 'email' || type === 'legacy') && mbr_id && pwd)
    return loginByPassword(backend, type, mbr_id, pwd)
  if (type === 'google' && provider_token) return loginByProvider(backend, 'google', provider_token)
  if (type === 'kakao' && provider_token) return loginByProvider(backend, 'kakao', provider_token)
  throw new Problem(400, '지원하지 않는 로그인 방법이에요.', 'BAD_REQUEST')
}

/**
 * Signs a member in and begins a session.
 *
 * @throws Problem of `loginByPhone`, `loginByPassword` or `loginByProvider`
 * @see decision D3
 */
export async function login(
  backend: Backend,
  given: z.output<typeof LoginBody>,
): Promise<{ member: User; token: SessionRecord }> {
  const member = await check(backend, given)
  return { member, token: await beginSession(backend, member) }
}
