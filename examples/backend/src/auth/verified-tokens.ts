import type { Context } from 'hono'
import type { Backend } from '../context.ts'
import type { ReadToken, TokenOwner } from './tokens.ts'

/** Returns the token of an `Authorization` header. */
export const tokenOf = (authorization = '') => /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(authorization)?.[1]

/** Returns the bearer token of a request, or `undefined`. */
export const bearer = (c: Context) => tokenOf(c.req.header('authorization'))

const good = new WeakMap<Backend, Map<string, ReadToken>>()

/** Caches tokens with a verified signature, so that each is verified once. */
export function verifiedTokens(backend: Backend): Map<string, ReadToken> {
  const known = good.get(backend) ?? new Map<string, ReadToken>()
  good.set(backend, known)
  return known
}

/** Returns the owner of an `Authorization` header if its token is cached and still valid. */
export function verifiedOwner(backend: Backend): (authorization?: string) => TokenOwner | undefined {
  const known = verifiedTokens(backend)
  return (authorization) => {
    const remembered = known.get(tokenOf(authorization) ?? '')
    return remembered && backend.now() < remembered.expiresAt ? remembered : undefined
  }
}
