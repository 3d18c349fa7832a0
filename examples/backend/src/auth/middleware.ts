import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Backend } from '../context.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { type ReadToken, readAccessToken, type TokenOwner } from './tokens.ts'

/** The variables after `requireMember`: `c.get('userId')` is the `id` of `users`, `familyId` the caller's session. */
export interface MemberEnv {
  Variables: TokenOwner
}

/** The variables after `optionalMember`. */
export interface MaybeMemberEnv {
  Variables: { userId: string | undefined }
}

const tokenOf = (authorization = '') => /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(authorization)?.[1]

/** The bearer token of a request, or `undefined`. */
export const bearer = (c: Context) => tokenOf(c.req.header('authorization'))

/** Tokens whose signature has been found good, by backend: a fan who presses again is not checked again. */
const good = new WeakMap<Backend, Map<string, ReadToken>>()
/** How many; some 30 MB. */
const REMEMBERED = 50_000

function knownTo(backend: Backend): Map<string, ReadToken> {
  const known = good.get(backend) ?? new Map<string, ReadToken>()
  good.set(backend, known)
  return known
}

/** Who sends a header `Authorization`, if that token has been found good before and still is. */
export function rememberedOwner(backend: Backend): (authorization?: string) => TokenOwner | undefined {
  const known = knownTo(backend)
  return (authorization) => {
    const remembered = known.get(tokenOf(authorization) ?? '')
    return remembered && backend.now() < remembered.expiresAt ? remembered : undefined
  }
}

function ownerReader(backend: Backend) {
  const known = knownTo(backend)
  const remembered = rememberedOwner(backend)

  async function check(token: string): Promise<ReadToken> {
    const owner = token === '' ? undefined : await readAccessToken(backend, token)
    if (!owner) throw sessionInvalid()
    known.set(token, owner)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
    return owner
  }

  return (c: Context): TokenOwner | undefined | Promise<TokenOwner> => {
    const authorization = c.req.header('authorization')
    if (authorization === undefined) return undefined
    return remembered(authorization) ?? check(tokenOf(authorization) ?? '')
  }
}

/** Lets members pass: 401 without a token, status "2009" with one that is not good any more (S8.1). */
export const requireMember = (backend: Backend) => {
  const ownerOf = ownerReader(backend)
  return createMiddleware<MemberEnv>(async (c, next) => {
    const owner = await ownerOf(c)
    if (!owner) throw new Problem(401, '로그인이 필요해요.', 'LOGIN_REQUIRED')
    c.set('userId', owner.userId)
    c.set('familyId', owner.familyId)
    await next()
  })
}

/** Lets everyone pass and says who it is; a token that is not good any more is still status "2009". */
export const optionalMember = (backend: Backend) => {
  const ownerOf = ownerReader(backend)
  return createMiddleware<MaybeMemberEnv>(async (c, next) => {
    c.set('userId', (await ownerOf(c))?.userId)
    await next()
  })
}
