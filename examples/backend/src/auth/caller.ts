import { isVerifiedLevel } from '@fandeck/sdk'
import type { Auth } from '@fandeck/sdk/wire'
import type { Context } from 'hono'
import type { Backend } from '../context.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { endedSessions } from './ended-sessions.ts'
import { userById } from './store.ts'
import { type ReadToken, readAccessToken, type TokenOwner } from './tokens.ts'
import { tokenOf, verifiedOwner, verifiedTokens } from './verified-tokens.ts'
import { withdrawnMembers } from './withdrawn.ts'

/** The maximum number of cached tokens; about 30 MB. */
const REMEMBERED = 50_000

/** The type of the caller for each `auth` of an endpoint. */
export interface Callers {
  public: undefined
  optional: TokenOwner | undefined
  member: TokenOwner
  verified: TokenOwner
}

const loginRequired = () => new Problem(401, '로그인이 필요해요.', 'LOGIN_REQUIRED')
const notVerified = () => new Problem(403, '본인 인증을 마치면 이용할 수 있어요.', 'NOT_VERIFIED')

function ownerReader(backend: Backend) {
  const known = verifiedTokens(backend)
  const remembered = verifiedOwner(backend)
  const withdrawn = withdrawnMembers(backend)
  const ended = endedSessions(backend)

  async function check(token: string): Promise<ReadToken> {
    const owner = token === '' ? undefined : await readAccessToken(backend, token)
    if (!owner) throw sessionInvalid()
    known.set(token, owner)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
    return owner
  }

  return async (c: Context, evenWithdrawn: boolean): Promise<TokenOwner | undefined> => {
    const authorization = c.req.header('authorization')
    if (authorization === undefined) return undefined
    const owner = remembered(authorization) ?? (await check(tokenOf(authorization) ?? ''))
    if (!evenWithdrawn && withdrawn.has(owner.userId)) throw sessionInvalid()
    if (ended.has(owner.familyId ?? '')) throw sessionInvalid()
    return owner
  }
}

/**
 * Authenticates a request and enforces the endpoint's `auth`: 401 without a token; status "2009" for an invalid token,
 * even where the token is optional (S8.1); 403 for members whose row is not verified (D73). A member who has withdrawn
 * is refused like an invalid token, except with `evenWithdrawn`; a session that has ended always is.
 */
export function callerReader(backend: Backend) {
  const ownerOf = ownerReader(backend)
  return async (auth: Auth, c: Context, evenWithdrawn = false): Promise<TokenOwner | undefined> => {
    if (auth === 'public') return undefined
    const owner = await ownerOf(c, evenWithdrawn)
    if (auth === 'optional') return owner
    if (!owner) throw loginRequired()
    // The level in the token can be half an hour old.
    if (auth === 'verified' && !isVerifiedLevel((await userById(backend.db, owner.userId))?.level)) {
      throw notVerified()
    }
    return owner
  }
}
