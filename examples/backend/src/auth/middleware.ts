import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Backend } from '../context.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { type ReadToken, readAccessToken, type TokenOwner } from './tokens.ts'

/** The variables after `requireMember`: `c.get('memberId')` is the `id` of `users`, `familyId` the caller's session. */
export interface MemberEnv {
  Variables: TokenOwner
}

/** The variables after `optionalMember`. */
export interface MaybeMemberEnv {
  Variables: { memberId: string | undefined }
}

/** The bearer token of a request, or `undefined`. */
export const bearer = (c: Context) =>
  /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** Tokens whose signature has been found good, by backend: a fan who presses again is not checked again. */
const good = new WeakMap<Backend, Map<string, ReadToken>>()
/** How many; some 30 MB. */
const REMEMBERED = 50_000

function ownerReader(backend: Backend) {
  const known = good.get(backend) ?? new Map<string, ReadToken>()
  good.set(backend, known)

  async function check(token: string): Promise<ReadToken> {
    const owner = token === '' ? undefined : await readAccessToken(backend, token)
    if (!owner) throw sessionInvalid()
    known.set(token, owner)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
    return owner
  }

  return (c: Context): TokenOwner | undefined | Promise<TokenOwner> => {
    if (c.req.header('authorization') === undefined) return undefined
    const token = bearer(c) ?? ''
    const remembered = known.get(token)
    return remembered && backend.now() < remembered.expiresAt ? remembered : check(token)
  }
}

/** Lets members pass: 401 without a token, status "2009" with one that is not good any more (S8.1). */
export const requireMember = (backend: Backend) => {
  const ownerOf = ownerReader(backend)
  return createMiddleware<MemberEnv>(async (c, next) => {
    const owner = await ownerOf(c)
    if (!owner) throw new Problem(401, '로그인이 필요해요.', 'LOGIN_REQUIRED')
    c.set('memberId', owner.memberId)
    c.set('familyId', owner.familyId)
    await next()
  })
}

/** Lets everyone pass and says who it is; a token that is not good any more is still status "2009". */
export const optionalMember = (backend: Backend) => {
  const ownerOf = ownerReader(backend)
  return createMiddleware<MaybeMemberEnv>(async (c, next) => {
    c.set('memberId', (await ownerOf(c))?.memberId)
    await next()
  })
}
