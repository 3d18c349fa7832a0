import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { tokenHash } from '../auth/tokens.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { Problem } from '../problem.ts'
import { operatorTokens } from './tables.ts'

const DAY_MS = 24 * 60 * 60_000

export type Role = (typeof operatorTokens.$inferSelect)['role']
/** The roles: `shop` reads and writes, `viewer` reads. */
export const ROLES: readonly Role[] = operatorTokens.role.enumValues

/** Makes a token for the command `fandeck`; an earlier token of the same name ends. */
export async function createToken(
  { db, now }: Pick<Backend, 'db' | 'now'>,
  { name, role, days }: { name: string; role: Role; days: number },
): Promise<{ token: string; endAt: number }> {
  const token = `fdk_${randomBytes(32).toString('base64url')}`
  const endAt = now() + days * DAY_MS
  const values = { tokenHash: tokenHash(token), role, createdAt: now(), endAt }
  await db
    .insert(operatorTokens)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: operatorTokens.name, set: values })
  return { token, endAt }
}

/** Admits the token that `npm start -- --empty` has generated, for a day. */
export async function admitToken(tx: Tx, { now }: Pick<Backend, 'now'>, token: string): Promise<void> {
  const values = {
    tokenHash: tokenHash(token),
    role: 'shop' as const,
    createdAt: now(),
    endAt: now() + DAY_MS,
  }
  await tx
    .insert(operatorTokens)
    .values({ name: 'npm-start', ...values })
    .onConflictDoUpdate({ target: operatorTokens.name, set: values })
}

/** Ends a token. @returns whether it was valid until now */
export async function revokeToken({ db, now }: Pick<Backend, 'db' | 'now'>, name: string): Promise<boolean> {
  const ended = await db
    .update(operatorTokens)
    .set({ endAt: now() })
    .where(and(eq(operatorTokens.name, name), gt(operatorTokens.endAt, now())))
    .returning({ name: operatorTokens.name })
  return ended.length > 0
}

/** The holder of a token. */
export interface TokenHolder {
  name: string
  role: Role
}

/**
 * Returns the holder of the token of a request.
 *
 * @throws Problem TOKEN_INVALID; TOKEN_ROLE if the token may not write and `needs` is `shop`
 */
export async function holderOf({ db, now }: Backend, c: Context, needs: Role): Promise<TokenHolder> {
  const [, token] = /^Bearer (\S{1,100})$/.exec(c.req.header('authorization') ?? '') ?? []
  const [holder] =
    token === undefined
      ? []
      : await db
          .select({ name: operatorTokens.name, role: operatorTokens.role })
          .from(operatorTokens)
          .where(and(eq(operatorTokens.tokenHash, tokenHash(token)), gt(operatorTokens.endAt, now())))
  if (!holder) {
    throw new Problem(
      401,
      '토큰이 없거나 만료됐어요. npm run admin -- token으로 새로 만들어 주세요.',
      'TOKEN_INVALID',
    )
  }
  if (needs === 'shop' && holder.role !== 'shop') {
    throw new Problem(403, '이 토큰으로는 볼 수만 있어요. shop 역할의 토큰을 만들어 주세요.', 'TOKEN_ROLE')
  }
  return holder
}
