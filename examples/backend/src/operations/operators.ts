import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import { tokenHash } from '../auth/tokens.ts'
import type { Visitor } from '../auth/visitor.ts'
import { benefitRefusals } from '../benefits/problems.ts'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { deleteInSlices } from '../db/slices.ts'
import { transact } from '../db/transact.ts'
import { deskLimits } from '../desk/limits.ts'
import { rememberDevice } from '../limits/devices.ts'
import { hashPassword, isPassword } from '../limits/hashing.ts'
import { forgetTries, lockFor, settleTry, subjectOf } from '../limits/tries.ts'
import { later, Problem } from '../problem.ts'
import type { Role } from '../roles.ts'
import { settings } from '../settings/tables.ts'
import { recordAction } from './actions.ts'
import { type Challenge, challengeSignIn, passkeysRequired } from './challenges.ts'
import { operatorChallenges, operatorSessions, operators } from './tables.ts'

const SHIFT_MS = 12 * 60 * 60_000

/** An operator who is signed in. */
export interface Operator {
  operatorId: string
  name: string
  role: Role
}

/** An operator by their session. */
export interface SignedIn extends Operator {
  /** The shop asks for a passkey, and the session has none: only their own account is open. */
  owesPasskey: boolean
}

/** A session, or the challenge that a passkey must sign before one begins. */
export interface SignIn {
  token: string
  endAt: number
  deviceCookie: string
  passkey: Challenge | undefined
}

const wrong = () =>
  new Problem(403, '아이디 또는 비밀번호가 맞지 않아요. 다시 확인해 주세요.', 'WRONG_PASSWORD')
const lockedFor = (waitMs: number) => later(benefitRefusals.locked(Math.ceil(waitMs / 60_000)), waitMs)

const triesOf = (operatorId: string) => subjectOf('operator', operatorId)
/** The operators who are not removed, or one of them. */
export const present = (operatorId?: string) =>
  and(
    operatorId === undefined ? undefined : eq(operators.operatorId, operatorId),
    isNull(operators.removedAt),
  )

/** A password that someone has typed, and where. */
export interface TypedPassword {
  password: string
  visitor: Visitor
}

/**
 * Returns the hash of the password of an operator who has typed it. Wrong ones count as those of a staff desk do: by
 * address, across accounts too, and by known device (D14).
 *
 * @throws Problem WRONG_PASSWORD, also for an unknown id; LOCKED
 */
export async function checkedPassword(
  backend: Backend,
  operatorId: string,
  { password, visitor }: TypedPassword,
): Promise<string> {
  const limits = await deskLimits(backend, triesOf(operatorId), visitor)
  const early = await lockFor(backend, limits)
  if (early) throw lockedFor(early.waitMs)
  const [operator] = await backend.db.select().from(operators).where(present(operatorId))
  // Hashing is slow, so it runs without a lock; its result counts only if the limits still allow it.
  const right = await isPassword(operator?.passwordHash, password)
  const { good, lock } = await settleTry(backend, limits, right)
  if (lock) throw lockedFor(lock.waitMs)
  if (!good || !operator) throw wrong()
  return operator.passwordHash
}

/**
 * Signs an operator in for a shift.
 *
 * @throws Problem WRONG_PASSWORD, also for an unknown id; LOCKED
 */
export async function signInOperator(
  backend: Backend,
  operatorId: string,
  typed: TypedPassword,
): Promise<SignIn> {
  const checked = await checkedPassword(backend, operatorId, typed)
  const begun = await transact(backend, async (tx) => {
    // A removal or another password while the hash was computed ends this session too.
    const [now] = await tx.select().from(operators).where(present(operatorId)).for('share')
    if (now?.passwordHash !== checked) throw wrong()
    const passkey = await challengeSignIn(tx, backend, operatorId)
    return passkey
      ? { token: passkey.token, endAt: passkey.endAt, passkey }
      : { ...(await beginShift(tx, backend, operatorId)), passkey: undefined }
  })
  const { device } = typed.visitor
  const deviceCookie = await rememberDevice(backend, device, { subjects: [triesOf(operatorId)] })
  return { ...begun, deviceCookie }
}

/**
 * Gives the operator of a session the password that they have chosen, and ends their other sessions.
 *
 * @throws Problem WRONG_PASSWORD for the present one; LOCKED
 */
export async function changeOwnPassword(
  backend: Backend,
  { operatorId }: Operator,
  { sessionToken, chosen, typed }: { sessionToken: string; chosen: string; typed: TypedPassword },
): Promise<void> {
  const checked = await checkedPassword(backend, operatorId, typed)
  const passwordHash = await hashPassword(chosen)
  await transact(backend, async (tx) => {
    const [now] = await tx.select().from(operators).where(present(operatorId)).for('update')
    if (now?.passwordHash !== checked) throw wrong()
    await tx.update(operators).set({ passwordHash }).where(present(operatorId))
    await endSessions(tx, operatorId, sessionToken)
    await recordAction(tx, backend, { operatorId, action: 'own-password', subject: operatorId })
  })
}

/** Begins the session of a shift. */
export async function beginShift(
  tx: Tx,
  backend: Backend,
  operatorId: string,
  byPasskey = false,
): Promise<{ token: string; endAt: number }> {
  const endAt = backend.now() + SHIFT_MS
  const token = randomBytes(32).toString('base64url')
  await tx.insert(operatorSessions).values({ tokenHash: tokenHash(token), operatorId, byPasskey, endAt })
  await recordAction(tx, backend, { operatorId, action: 'sign-in', subject: '' })
  return { token, endAt }
}

/** Returns the operator of a session's token; `undefined` once the session has ended. */
export async function operatorOf(
  { db, now }: Backend,
  token: string | undefined,
): Promise<SignedIn | undefined> {
  if (token === undefined) return undefined
  const open = and(eq(operatorSessions.tokenHash, tokenHash(token)), gt(operatorSessions.endAt, now()))
  const [operator] = await db
    .select({
      operatorId: operators.operatorId,
      name: operators.name,
      role: operators.role,
      owesPasskey: sql<boolean>`not ${operatorSessions.byPasskey} and ${settings.value} is not null`,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.operatorId, operatorSessions.operatorId))
    .leftJoin(settings, passkeysRequired)
    .where(and(open, isNull(operators.removedAt)))
  return operator
}

/** Ends the session of a token. */
export async function signOutOperator({ db }: Backend, token: string | undefined): Promise<void> {
  if (token === undefined) return
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash(token)))
}

/** Deletes the sessions whose shift is over, and the challenges that no passkey has signed. */
export async function dropOldShifts({ db, now }: Backend, ending?: AbortSignal): Promise<void> {
  for (const table of [operatorSessions, operatorChallenges])
    await deleteInSlices(db, table, lte(table.endAt, now()), ending)
}

/** Ends the sessions of an operator, but for the one of a token, and what has begun of others. */
export async function endSessions(tx: Tx, operatorId: string, but?: string): Promise<void> {
  const others = but === undefined ? undefined : ne(operatorSessions.tokenHash, tokenHash(but))
  await tx.delete(operatorSessions).where(and(eq(operatorSessions.operatorId, operatorId), others))
  await tx.delete(operatorChallenges).where(eq(operatorChallenges.operatorId, operatorId))
}

/** Whether the shop has an owner, whose row stays one until the end of the transaction. */
export async function hasOwner(tx: Tx, but?: string): Promise<boolean> {
  const owners = await tx
    .select({ operatorId: operators.operatorId })
    .from(operators)
    .where(and(eq(operators.role, 'owner'), isNull(operators.removedAt)))
    .orderBy(operators.operatorId)
    .for('update')
  return owners.some(({ operatorId }) => operatorId !== but)
}

/**
 * Adds an operator, or gives an existing one another password, which ends their sessions. Without a role, an existing
 * operator keeps theirs, the first one of a shop is its owner, and another one is a viewer.
 *
 * @returns the role
 */
export async function putOperator(
  db: Db | Tx,
  {
    operatorId,
    name,
    password,
    role,
    now,
  }: Pick<Operator, 'operatorId' | 'name'> & { password: string; role?: Role | undefined; now: number },
): Promise<Role> {
  const passwordHash = await hash(password)
  return db.transaction(async (tx) => {
    const [old] = await tx.select().from(operators).where(present(operatorId)).for('update')
    const given = role ?? old?.role ?? ((await hasOwner(tx)) ? 'viewer' : 'owner')
    const values = { name, passwordHash, role: given }
    await tx
      .insert(operators)
      .values({ operatorId, ...values, createdAt: now })
      .onConflictDoUpdate({ target: operators.operatorId, set: { ...values, removedAt: null } })
    await endSessions(tx, operatorId)
    return given
  })
}

/**
 * Resets the failed attempts of an operator.
 *
 * @returns whether there is such an operator
 */
export async function unlockOperator({ db }: Backend, operatorId: string): Promise<boolean> {
  await forgetTries(db, triesOf(operatorId))
  return isOperator({ db }, operatorId)
}

/** Whether there is an operator who is not removed. */
export const isOperator = async ({ db }: Pick<Backend, 'db'>, operatorId: string): Promise<boolean> =>
  (await db.$count(operators, present(operatorId))) > 0
