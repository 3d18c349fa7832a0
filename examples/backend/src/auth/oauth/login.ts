import { randomUUID } from 'node:crypto'
import type { OAuthProvider } from '../../config.ts'
import type { Backend } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { Problem } from '../../problem.ts'
import { freeNickname } from '../nickname.ts'
import { addLink, addUser, userByLink, userByMemberId } from '../store.ts'
import type { User } from '../tokens.ts'
import { readProviderToken } from './provider-token.ts'

const notLinked = () =>
  new Problem(
    409,
    '이미 다른 방법으로 가입된 계정이에요. 기존 방법으로 로그인해 주세요.',
    'ACCOUNT_NOT_LINKED',
  )

/**
 * Returns the member of a Google or Kakao account; creates one for a new account, level K103. A matching email
 * address alone never opens an account of another type.
 *
 * @throws Problem BAD_PROVIDER_TOKEN, ACCOUNT_NOT_LINKED
 * @see decision D39
 */
export async function loginByProvider(
  backend: Backend,
  provider: OAuthProvider,
  token: string,
): Promise<User> {
  const { subject, email, emailVerified } = await readProviderToken(backend, provider, token)
  return transact(backend, async (tx) => {
    const known = await userByLink(tx, provider, subject)
    if (known) return known
    if (email && (await userByMemberId(tx, email))) throw notLinked()
    const id = randomUUID()
    const added = await addUser(tx, {
      id,
      memberId: email && emailVerified ? email : `${provider}-${subject}`,
      loginType: provider,
      nickname: await freeNickname(tx),
      level: 'K103',
      portrait: { kind: 'portrait', card: { kind: 'artist', idol: 'idol4', seed: id } },
      createdAt: backend.now(),
    })
    if (added) await addLink(tx, { provider, subject, email, userId: id, createdAt: backend.now() })
    // A concurrent sign-in may have created the member.
    const made = await userByLink(tx, provider, subject)
    if (!made) throw notLinked()
    return made
  })
}
