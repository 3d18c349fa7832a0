import type { Context } from 'hono'
import type { Backend } from '../context.ts'
import type { ReadToken, TokenOwner } from './tokens.ts'

/** The token of a header `Authorization`. */
export const tokenOf = (authorization = '') => /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(authorization)?.[1]

/** The bearer token of a request, or `undefined`. */
export const bearer = (c: Context) => tokenOf(c.req.header('authorization'))

const good = new WeakMap<Backend, Map<string, ReadToken>>()

/** Tokens whose signature has been found good, so that each is checked once. */
export function knownTokens(backend: Backend): Map<string, ReadToken> {
  const known = good.get(backend) ?? new Map<string, ReadToken>()
  good.set(backend, known)
  return known
}

/** Who sends a header `Authorization`, if that token has been found good before and still is. */
export function rememberedOwner(backend: Backend): (authorization?: string) => TokenOwner | undefined {
  const known = knownTokens(backend)
  return (authorization) => {
    const remembered = known.get(tokenOf(authorization) ?? '')
    return remembered && backend.now() < remembered.expiresAt ? remembered : undefined
  }
}
