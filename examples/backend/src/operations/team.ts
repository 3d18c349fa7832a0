import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact, transactOnce } from '../db/transact.ts'
import { notFound, Problem } from '../problem.ts'
import type { Role } from '../roles.ts'
import { operatorTokens } from '../shop-files/tables.ts'
import { createToken } from '../shop-files/tokens.ts'
import { recordAction, recordByAdmin } from './actions.ts'
import { endSessions, hasOwner, type Operator, present, putOperator } from './operators.ts'
import { operatorPasskeys, operators } from './tables.ts'

/** Who manages operators: an owner at the desk, or `npm run admin` on the host. */
export type Manager = Pick<Operator, 'operatorId'> | 'admin'

type Recorded = Parameters<typeof recordByAdmin>[2]
/** Records what a manager has done. */
export const recordTeam = (tx: Tx, backend: Backend, by: Manager, what: Recorded) =>
  by === 'admin'
    ? recordByAdmin(tx, backend, what)
    : recordAction(tx, backend, { operatorId: by.operatorId, ...what })

const newPassword = () => randomBytes(12).toString('base64url')
const unknown = () => notFound('그런 운영자가 없어요.')

/** The operators of the shop. */
export const team = ({ db }: Backend) =>
  db.select().from(operators).where(present()).orderBy(asc(operators.operatorId))

/** An operator, also a removed one. @throws Problem NOT_FOUND */
export async function teamMember({ db }: Backend, operatorId: string) {
  const [found] = await db.select().from(operators).where(eq(operators.operatorId, operatorId))
  if (!found) throw unknown()
  return found
}

/** The valid tokens of the command `fandeck`, or those of an operator. */
export const validTokens = ({ db, now }: Backend, operatorId?: string) =>
  db
    .select()
    .from(operatorTokens)
    .where(
      and(
        gt(operatorTokens.endAt, now()),
        operatorId === undefined ? undefined : eq(operatorTokens.operatorId, operatorId),
      ),
    )
    .orderBy(asc(operatorTokens.name))

/** Locks an operator, who is not removed. @throws Problem NOT_FOUND */
export async function lockOperator(tx: Tx, operatorId: string) {
  const [found] = await tx.select().from(operators).where(present(operatorId)).for('update')
  if (!found) throw unknown()
  return found
}

/** Locks the rows of all owners, so that concurrent additions run one after another. */
const lockOwners = hasOwner

/** @throws Problem LAST_OWNER if no other operator could manage them at the desk */
async function keepAnOwner(tx: Tx, by: Manager, operatorId: string): Promise<void> {
  if (by !== 'admin' && !(await hasOwner(tx, operatorId)))
    throw new Problem(
      409,
      '소유자가 한 명은 있어야 해요. 다른 운영자를 먼저 소유자로 바꿔 주세요.',
      'LAST_OWNER',
    )
}

/**
 * Adds an operator.
 *
 * @returns their password, which is shown once
 * @throws Problem OPERATOR_EXISTS
 */
export function addOperator(
  backend: Backend,
  by: Manager,
  { operatorId, name, role }: Operator,
): Promise<string> {
  const password = newPassword()
  return transactOnce(backend, async (tx) => {
    await lockOwners(tx)
    if ((await tx.$count(operators, present(operatorId))) > 0)
      throw new Problem(409, '이미 있는 아이디예요. 다른 아이디를 입력해 주세요.', 'OPERATOR_EXISTS')
    await putOperator(tx, { operatorId, name, password, role, now: backend.now() })
    await recordTeam(tx, backend, by, { action: 'team-add', subject: operatorId, detail: role })
    return password
  })
}

/** Adds an operator on the host, or gives an existing one another password, and a role if one is named. */
export function putByAdmin(
  backend: Backend,
  { operatorId, name, role }: { operatorId: string; name: string | undefined; role: Role | undefined },
): Promise<{ password: string; role: Role }> {
  const password = newPassword()
  return transactOnce(backend, async (tx) => {
    const [old] = await tx.select().from(operators).where(present(operatorId)).for('update')
    const called = name ?? old?.name ?? operatorId
    const given = await putOperator(tx, { operatorId, name: called, password, role, now: backend.now() })
    const action = old ? 'team-password' : 'team-add'
    const detail = old?.role === given ? undefined : given
    await recordByAdmin(tx, backend, { action, subject: operatorId, detail })
    return { password, role: given }
  })
}

/**
 * Gives an operator another password, which ends their sessions.
 *
 * @returns the password, which is shown once
 */
export async function replacePassword(backend: Backend, by: Manager, operatorId: string): Promise<string> {
  const password = newPassword()
  const passwordHash = await hash(password)
  await transact(backend, async (tx) => {
    await lockOperator(tx, operatorId)
    await tx.update(operators).set({ passwordHash }).where(present(operatorId))
    await endSessions(tx, operatorId)
    await recordTeam(tx, backend, by, { action: 'team-password', subject: operatorId })
  })
  return password
}

/**
 * Gives an operator another role, which their open sessions and tokens have from their next request on.
 *
 * @throws Problem LAST_OWNER
 */
export async function changeRole(
  backend: Backend,
  by: Manager,
  { operatorId, role }: { operatorId: string; role: Role },
): Promise<void> {
  await transact(backend, async (tx) => {
    if (role !== 'owner') await keepAnOwner(tx, by, operatorId)
    const { role: old } = await lockOperator(tx, operatorId)
    if (old === role) return
    await recordTeam(tx, backend, by, {
      action: 'team-role',
      subject: operatorId,
      detail: `${old} → ${role}`,
    })
    await tx.update(operators).set({ role }).where(present(operatorId))
  })
}

/**
 * Removes an operator and ends their sessions and tokens; the record of their actions stays.
 *
 * @throws Problem LAST_OWNER, NOT_FOUND
 */
export async function removeOperator(backend: Backend, by: Manager, operatorId: string): Promise<void> {
  const now = backend.now()
  await transact(backend, async (tx) => {
    await keepAnOwner(tx, by, operatorId)
    await lockOperator(tx, operatorId)
    await recordTeam(tx, backend, by, { action: 'team-remove', subject: operatorId })
    await tx.update(operators).set({ removedAt: now, passwordHash: '' }).where(present(operatorId))
    await endSessions(tx, operatorId)
    await tx.delete(operatorPasskeys).where(eq(operatorPasskeys.operatorId, operatorId))
    // Of an operator who is added again later, no earlier token is valid.
    const open = and(eq(operatorTokens.operatorId, operatorId), gt(operatorTokens.endAt, now))
    await tx.update(operatorTokens).set({ endAt: now }).where(open)
  })
}

/**
 * Makes a token of the command `fandeck`; at the desk of a new name, as it is the author of what is done with it.
 *
 * @returns the token, which is shown once, and its end
 * @throws Problem TOKEN_EXISTS
 */
export const addToken = (backend: Backend, by: Manager, token: Parameters<typeof createToken>[1]) =>
  transactOnce(backend, async (tx) => {
    await lockOwners(tx)
    if (by !== 'admin' && (await tx.$count(operatorTokens, eq(operatorTokens.name, token.name))) > 0)
      throw new Problem(409, '이미 있는 토큰 이름이에요. 다른 이름을 입력해 주세요.', 'TOKEN_EXISTS')
    if (token.operatorId !== undefined) await lockOperator(tx, token.operatorId)
    const made = await createToken({ db: tx, now: backend.now }, token)
    await recordTeam(tx, backend, by, { action: 'token-add', subject: token.name, detail: token.role })
    return made
  })

/** Ends a token. @returns whether it was valid until now */
export const endToken = (backend: Backend, by: Manager, name: string): Promise<boolean> =>
  transact(backend, async (tx) => {
    const valid = and(eq(operatorTokens.name, name), gt(operatorTokens.endAt, backend.now()))
    const ended = await tx
      .update(operatorTokens)
      .set({ endAt: backend.now() })
      .where(valid)
      .returning({ name: operatorTokens.name })
    if (ended.length > 0) await recordTeam(tx, backend, by, { action: 'token-end', subject: name })
    return ended.length > 0
  })
