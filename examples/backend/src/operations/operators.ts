import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import type { Visitor } from '../auth/visitor.ts'
import { benefitRefusals } from '../benefits/problems.ts'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { deskLimits } from '../desk/limits.ts'
import { rememberDevice } from '../limits/devices.ts'
import { isPassword } from '../limits/hashing.ts'
import { lockFor, settleTry, subjectOf } from '../limits/tries.ts'
import { later, Problem } from '../problem.ts'
import { recordAction } from './actions.ts'
import { operators } from './tables.ts'

const SHIFT_MS = 12 * 60 * 60_000
const AUDIENCE = 'fandeck-operator'

/** An operator who is signed in. */
export interface Operator {
  operatorId: string
  name: string
}

const key = (backend: Backend) => new TextEncoder().encode(backend.config.secrets.auth)
const wrong = () =>
  new Problem(403, '아이디 또는 비밀번호가 맞지 않아요. 다시 확인해 주세요.', 'WRONG_PASSWORD')

/**
 * Signs an operator in for a shift. Wrong passwords count as those of a staff desk do: by address, and by known device
 * (D14).
 *
 * @throws Problem WRONG_PASSWORD, also for an unknown id; LOCKED
 */
export async function signInOperator(
  backend: Backend,
  operatorId: string,
  { password, visitor }: { password: string; visitor: Visitor },
): Promise<{ token: string; endAt: number; deviceCookie: string }> {
  const subject = subjectOf('operator', operatorId)
  const limits = await deskLimits(backend, subject, visitor)
  const early = await lockFor(backend, limits)
  if (early) throw lockedFor(early.waitMs)
  const [operator] = await backend.db.select().from(operators).where(eq(operators.operatorId, operatorId))
  // Hashing is slow, so it runs without a lock; its result counts only if the limits still allow it.
  const right = await isPassword(operator?.passwordHash, password)
  const { good, lock } = await settleTry(backend, limits, right)
  if (lock) throw lockedFor(lock.waitMs)
  if (!good) throw wrong()
  const endAt = backend.now() + SHIFT_MS
  const token = await new SignJWT({ operator: operatorId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(endAt / 1000))
    .sign(key(backend))
  await transact(backend, (tx) => recordAction(tx, backend, { operatorId, action: 'sign-in', subject: '' }))
  const deviceCookie = await rememberDevice(backend, visitor.device, { subjects: [subject] })
  return { token, endAt, deviceCookie }
}

const lockedFor = (waitMs: number) => later(benefitRefusals.locked(Math.ceil(waitMs / 60_000)), waitMs)

/** Adds an operator, or gives an existing one another password. */
export async function putOperator(
  db: Db | Tx,
  { operatorId, name, password, now }: Operator & { password: string; now: number },
): Promise<void> {
  const passwordHash = await hash(password)
  await db
    .insert(operators)
    .values({ operatorId, name, passwordHash, createdAt: now })
    .onConflictDoUpdate({ target: operators.operatorId, set: { name, passwordHash } })
}

/** Returns the operator of a token; `undefined` if it is forged or expired, or the operator is gone. */
export async function operatorOf(backend: Backend, token: string | undefined): Promise<Operator | undefined> {
  if (token === undefined) return undefined
  const currentDate = new Date(backend.now())
  const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate, requiredClaims: ['exp'] }
  const read = await jwtVerify(token, key(backend), options).catch(() => undefined)
  const operatorId = read?.payload.operator
  if (typeof operatorId !== 'string') return undefined
  const [operator] = await backend.db
    .select({ operatorId: operators.operatorId, name: operators.name })
    .from(operators)
    .where(eq(operators.operatorId, operatorId))
  return operator
}
