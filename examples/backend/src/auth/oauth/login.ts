import { randomUUID } from 'node:crypto'
import type { OAuthProvider } from '../../config.ts'
import type { Backend } from '../../context.ts'
import { Problem } from '../../problem.ts'
import { nickname } from '../nickname.ts'
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
 * The member of a Google or Kakao account; a new one becomes a member, level K103. An address alone never opens an
 * account that was made in another way, whoever vouches for it.
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
  return backend.db.transaction(async (tx) => {
    const known = await userByLink(tx, provider, subject)
    if (known) return known
    if (email && (await userByMemberId(tx, email))) throw notLinked()
    const id = randomUUID()
    const added = await addUser(tx, {
      id,
      memberId: email && emailVerified ? email : `${provider}-${subject}`,
      loginType: provider,
      nickname: nickname(),
      level: 'K103',
      portrait: { kind: 'portrait', card: { kind: 'artist', idol: 'idol4', seed: id } },
      createdAt: backend.now(),
    })
    if (added) await addLink(tx, { provider, subject, userId: id, createdAt: backend.now() })
    // Two tabs may come back at once; the slower one finds what the quicker one has made.
    const made = await userByLink(tx, provider, subject)
    if (!made) throw notLinked()
    return made
  })
}
