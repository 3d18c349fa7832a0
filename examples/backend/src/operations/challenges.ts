import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { tokenHash } from '../auth/tokens.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { settings } from '../settings/tables.ts'
import { operatorChallenges, operatorPasskeys } from './tables.ts'

const FIVE_MINUTES_MS = 5 * 60_000

/** The setting by which an owner requires passkeys; absent otherwise. */
export const passkeysRequired = and(eq(settings.key, 'operator_passkeys'), eq(settings.value, 'required'))

type Purpose = (typeof operatorChallenges.$inferSelect)['purpose']

/** What a passkey is to sign, and which passkeys may. */
export interface Challenge {
  token: string
  challenge: string
  passkeys: readonly { id: string; transports: string[] }[]
  endAt: number
}

/** The passkeys of an operator, the oldest first. */
export const passkeysOf = (db: Tx, operatorId: string) =>
  db
    .select()
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operatorId))
    .orderBy(asc(operatorPasskeys.createdAt), asc(operatorPasskeys.credentialId))

/** Makes the challenge of a browser, which replaces its earlier one. */
export async function challengeFor(
  tx: Tx,
  { now }: Backend,
  { operatorId, token, purpose }: { operatorId: string; token: string; purpose: Purpose },
): Promise<Challenge> {
  const challenge = randomBytes(32).toString('base64url')
  const endAt = now() + FIVE_MINUTES_MS
  const values = { operatorId, purpose, challenge, endAt }
  await tx
    .insert(operatorChallenges)
    .values({ tokenHash: tokenHash(token), ...values })
    .onConflictDoUpdate({ target: operatorChallenges.tokenHash, set: values })
  const found = await passkeysOf(tx, operatorId)
  const passkeys = found.map(({ credentialId, transports }) => ({ id: credentialId, transports }))
  return { token, challenge, passkeys, endAt }
}

/** Makes the challenge of a sign-in; `undefined` for an operator without a passkey. */
export async function challengeSignIn(
  tx: Tx,
  backend: Backend,
  operatorId: string,
): Promise<Challenge | undefined> {
  const registered = await tx.$count(operatorPasskeys, eq(operatorPasskeys.operatorId, operatorId))
  const token = randomBytes(32).toString('base64url')
  return registered === 0 ? undefined : challengeFor(tx, backend, { operatorId, token, purpose: 'sign-in' })
}

/** Takes the challenge of a browser, which no second answer finds. */
export async function takeChallenge(
  { db, now }: Backend,
  token: string,
  purpose: Purpose,
): Promise<{ operatorId: string; challenge: string } | undefined> {
  const open = and(
    eq(operatorChallenges.tokenHash, tokenHash(token)),
    eq(operatorChallenges.purpose, purpose),
    gt(operatorChallenges.endAt, sql`${now()}::bigint`),
  )
  const [taken] = await db.delete(operatorChallenges).where(open).returning()
  return taken
}
