import { and, eq } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { Problem } from '../problem.ts'
import { settings } from '../settings/tables.ts'
import { recordAction } from './actions.ts'
import { passkeysOf, passkeysRequired } from './challenges.ts'
import { endSessions, hasOwner, type Operator, present } from './operators.ts'
import { operatorPasskeys, operators } from './tables.ts'
import { lockOperator, type Manager, recordTeam } from './team.ts'

/** Whether every operator of the shop must sign in with a passkey. */
export const arePasskeysRequired = async (db: Tx): Promise<boolean> =>
  (await db.$count(settings, passkeysRequired)) > 0

/**
 * Removes a passkey of an operator by themselves.
 *
 * @throws Problem PASSKEY_LAST if the shop requires one
 */
export const removePasskey = (
  backend: Backend,
  { operatorId }: Operator,
  credentialId: string,
): Promise<void> =>
  transact(backend, async (tx) => {
    await tx.select().from(operators).where(present(operatorId)).for('update')
    const own = await passkeysOf(tx, operatorId)
    const passkey = own.find((one) => one.credentialId === credentialId)
    if (!passkey) return
    if (own.length === 1 && (await arePasskeysRequired(tx)))
      throw new Problem(
        409,
        '마지막 패스키는 삭제할 수 없어요. 새 패스키를 먼저 추가해 주세요.',
        'PASSKEY_LAST',
      )
    await tx
      .delete(operatorPasskeys)
      .where(
        and(eq(operatorPasskeys.credentialId, credentialId), eq(operatorPasskeys.operatorId, operatorId)),
      )
    await recordAction(tx, backend, { operatorId, action: 'passkey-remove', subject: passkey.name })
  })

/** Deletes the passkeys of an operator who has lost theirs, and ends their sessions. */
export const resetPasskeys = (backend: Backend, by: Manager, operatorId: string): Promise<void> =>
  transact(backend, async (tx) => {
    await lockOperator(tx, operatorId)
    const deleted = await tx
      .delete(operatorPasskeys)
      .where(eq(operatorPasskeys.operatorId, operatorId))
      .returning({ id: operatorPasskeys.credentialId })
    if (deleted.length === 0) return
    await endSessions(tx, operatorId)
    await recordTeam(tx, backend, by, { action: 'passkey-reset', subject: operatorId })
  })

/**
 * Requires a passkey of every operator, or no longer.
 *
 * @throws Problem PASSKEY_FIRST if the owner has none, who would lock themselves out of this page
 */
export const requirePasskeys = (backend: Backend, owner: Operator, required: boolean): Promise<void> =>
  transact(backend, async (tx) => {
    // One owner after the other.
    await hasOwner(tx)
    if ((await arePasskeysRequired(tx)) === required) return
    if (required && (await passkeysOf(tx, owner.operatorId)).length === 0)
      throw new Problem(409, '내 계정에서 패스키를 먼저 추가해 주세요.', 'PASSKEY_FIRST')
    await recordAction(tx, backend, {
      operatorId: owner.operatorId,
      action: 'passkey-rule',
      subject: '',
      detail: required ? '꼭 필요' : '선택',
    })
    await (required
      ? tx.insert(settings).values({ key: 'operator_passkeys', value: 'required' })
      : tx.delete(settings).where(eq(settings.key, 'operator_passkeys')))
  })
