import type { LedgerState, TransferBody } from '@fandeck/sdk/shop'
import { and, eq, isNull } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { transactOnce } from '../db/transact.ts'
import { recordByToken } from '../operations/actions.ts'
import { addWork, type Kind } from '../outbox/store.ts'
import { outbox } from '../outbox/tables.ts'
import { Problem } from '../problem.ts'
import type { Address } from './ledger.ts'

/** The subject of a transfer in the outbox: the new account, and a moment, as the right can come back to an account. */
const subjectOf = (to: string, at: number) => `${to}@${at}`

/** Whether work of the outbox moves the right to an account. */
export const isTransferTo = (subject: string, account: Address | undefined): boolean =>
  account !== undefined && subject.startsWith(`${account}@`)

const open = (kind: Kind) => and(eq(outbox.kind, kind), isNull(outbox.doneAt))

const noChain = () => new Problem(409, '체인이 연결되지 않았어요.', 'LEDGER_NONE')
const away = () => new Problem(503, '체인이 답하지 않아요. 잠시 후 다시 해 주세요.', 'LEDGER_AWAY')

/**
 * Returns who may mint.
 *
 * @throws Problem LEDGER_NONE, LEDGER_AWAY
 */
export async function ledgerState({ db, readRight }: Backend): Promise<LedgerState> {
  if (!readRight) throw noChain()
  const right = await readRight().catch(() => {
    throw away()
  })
  if (!right) throw noChain()
  const state = await right.state().catch(() => {
    throw away()
  })
  return {
    ...state,
    waiting: await db.$count(outbox, open('mint')),
    moving: (await db.$count(outbox, open('transfer'))) > 0,
  }
}

/**
 * Lets the minter move the right to mint to the account of this server, between two batches of minting.
 *
 * @throws Problem LEDGER_CHANGED if the operator has seen other accounts, LEDGER_REFUSED if it cannot move
 */
export async function transferRight(
  backend: Backend,
  token: string,
  { from, to, reason }: TransferBody,
): Promise<LedgerState> {
  const state = await ledgerState(backend)
  if (state.owner !== from || state.account !== to)
    throw new Problem(409, '그사이에 계정이 바뀌었어요. 다시 확인해 주세요.', 'LEDGER_CHANGED')
  if (state.refusal !== undefined)
    throw new Problem(409, `카드 기록 권한을 옮길 수 없어요 (${state.refusal}).`, 'LEDGER_REFUSED')
  await transactOnce(backend, async (tx) => {
    const moving = await tx.select({ id: outbox.id }).from(outbox).where(open('transfer')).for('update')
    if (moving.length > 0) return
    const now = backend.now()
    await addWork(tx, 'transfer', subjectOf(to, now), now)
    await recordByToken(tx, backend, {
      ...{ token, action: 'ledger-transfer', subject: state.contract },
      detail: `${from} → ${to}: ${reason}`,
    })
  })
  return { ...state, moving: true }
}
