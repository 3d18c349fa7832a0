import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { tokenHash } from '../auth/tokens.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { operators } from '../operations/tables.ts'
import { Problem } from '../problem.ts'
import { allows, lower, RIGHTS, type Right, type Role } from '../roles.ts'
import { operatorRoutesOf } from '../routes.ts'
import { operatorTokens } from './tables.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Makes a token for the command `fandeck`; an earlier token of the same name ends. The token of an operator ends with
 * them, and never exceeds their role.
 */
export async function createToken(
  { db, now }: Pick<Backend, 'db' | 'now'>,
  {
    name,
    role,
    days,
    operatorId,
  }: { name: string; role: Role; days: number; operatorId?: string | undefined },
): Promise<{ token: string; endAt: number }> {
  const token = `fdk_${randomBytes(32).toString('base64url')}`
  const endAt = now() + days * DAY_MS
  const values = {
    tokenHash: tokenHash(token),
    role,
    operatorId: operatorId ?? null,
    createdAt: now(),
    endAt,
  }
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
    operatorId: null,
    createdAt: now(),
    endAt: now() + DAY_MS,
  }
  await tx
    .insert(operatorTokens)
    .values({ name: 'npm-start', ...values })
    .onConflictDoUpdate({ target: operatorTokens.name, set: values })
}

/** The holder of a token. */
export interface TokenHolder {
  name: string
  role: Role
}

/**
 * Returns the holder of the token of a request.
 *
 * @throws Problem TOKEN_INVALID; TOKEN_ROLE if its role lacks the right
 */
async function holderOf({ db, now }: Backend, c: Context, right: Right): Promise<TokenHolder> {
  const [, token] = /^Bearer (\S{1,100})$/.exec(c.req.header('authorization') ?? '') ?? []
  const [found] =
    token === undefined
      ? []
      : await db
          .select({ name: operatorTokens.name, role: operatorTokens.role, of: operators })
          .from(operatorTokens)
          .leftJoin(operators, eq(operators.operatorId, operatorTokens.operatorId))
          .where(
            and(
              eq(operatorTokens.tokenHash, tokenHash(token)),
              gt(operatorTokens.endAt, now()),
              isNull(operators.removedAt),
            ),
          )
  if (!found) {
    throw new Problem(
      401,
      '토큰이 없거나 만료됐어요. npm run admin -- token으로 새로 만들어 주세요.',
      'TOKEN_INVALID',
    )
  }
  const role = found.of ? lower(found.role, found.of.role) : found.role
  if (!allows(role, right)) {
    throw new Problem(
      403,
      `이 토큰의 역할(${role})로는 할 수 없어요. ${RIGHTS[right]} 역할의 토큰을 만들어 주세요.`,
      'TOKEN_ROLE',
    )
  }
  return { name: found.name, role }
}

/** Mounts the endpoints of the command `fandeck`; each admits the tokens whose role has the right that it declares. */
export const tokenRoutesOf = (app: Hono, backend: Backend) =>
  operatorRoutesOf(app, (c, right) => holderOf(backend, c, right))
