import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { Problem } from '../problem.ts'
import { allows, type Right } from '../roles.ts'
import { operatorActions, operators } from './tables.ts'

export type Action = (typeof operatorActions.$inferSelect)['action']

/** The right that each action needs. */
const NEEDS: Record<Action, Right> = {
  'sign-in': 'self',
  ship: 'serve',
  'correct-parcel': 'serve',
  labels: 'labels',
  deliver: 'serve',
  cancel: 'refund',
  refund: 'refund',
  'refund-part': 'refund',
  return: 'refund',
  'refuse-return': 'refund',
  answer: 'serve',
  'drop-pause': 'drops',
  'drop-resume': 'drops',
  'drop-end': 'drops',
  'drop-extend': 'drops',
  'drop-add': 'drops',
  'drop-price': 'drops',
  'drop-limits': 'drops',
  'drop-gate': 'drops',
  block: 'block',
  unblock: 'block',
  'give-card': 'give',
  'give-benefit': 'give',
  'give-points': 'give',
  'ask-change': 'serve',
  resend: 'serve',
  'team-add': 'team',
  'team-password': 'team',
  'team-role': 'team',
  'team-remove': 'team',
  'token-add': 'team',
  'token-end': 'team',
  'own-password': 'self',
  'passkey-add': 'self',
  'passkey-remove': 'self',
  'passkey-reset': 'team',
  'passkey-rule': 'team',
  'ledger-transfer': 'team',
}

interface Recorded {
  action: Action
  subject: string
  detail?: string | undefined
}

/** The role of an operator lacks a right. */
export const roleLacks = () =>
  new Problem(403, '내 역할로는 할 수 없는 일이에요. 소유자에게 부탁해 주세요.', 'OPERATOR_ROLE')

/**
 * Records an action of an operator, in the transaction of the action itself. Refuses it if the operator has been demoted
 * or removed since the request began.
 *
 * @throws Problem OPERATOR_ROLE
 */
export async function recordAction(
  tx: Tx,
  backend: Backend,
  { operatorId, action, ...what }: Recorded & { operatorId: string },
): Promise<void> {
  const [operator] = await tx
    .select({ role: operators.role })
    .from(operators)
    .where(and(eq(operators.operatorId, operatorId), isNull(operators.removedAt)))
    .for('share')
  if (!operator || !allows(operator.role, NEEDS[action])) throw roleLacks()
  await tx.insert(operatorActions).values({ operatorId, action, ...what, at: backend.now() })
}

/** Records an action by `npm run admin` on the host. */
export async function recordByAdmin(tx: Tx, { now }: Pick<Backend, 'now'>, what: Recorded): Promise<void> {
  await tx.insert(operatorActions).values({ by: 'admin', operatorId: 'admin', ...what, at: now() })
}

/** Records an action of the command `fandeck`, whose token the request has shown. */
export async function recordByToken(
  tx: Tx,
  { now }: Pick<Backend, 'now'>,
  { token, ...what }: Recorded & { token: string },
): Promise<void> {
  await tx.insert(operatorActions).values({ by: 'command', operatorId: token, ...what, at: now() })
}

/** An action with the name of its operator. */
export interface RecordedAction {
  actionId: number
  action: Action
  subject: string
  detail: string | null
  /** Of the operator or the token; null for `npm run admin`. */
  name: string | null
  at: number
}

const AT_MOST = 200

/** The condition of an action of one who has signed in at the desk. */
export const atDesk = eq(operatorActions.by, 'desk')

/** Returns the newest actions of a condition, with their operators. */
export const newestActions = (
  { db }: Pick<Backend, 'db'>,
  { where, atMost }: { where: SQL | undefined; atMost: number },
): Promise<RecordedAction[]> =>
  db
    .select({
      actionId: operatorActions.actionId,
      action: operatorActions.action,
      subject: operatorActions.subject,
      detail: operatorActions.detail,
      name: sql<
        string | null
      >`case when ${operatorActions.by} = 'command' then ${operatorActions.operatorId} else ${operators.name} end`,
      at: operatorActions.at,
    })
    .from(operatorActions)
    .leftJoin(operators, and(eq(operators.operatorId, operatorActions.operatorId), atDesk))
    .where(where)
    .orderBy(desc(operatorActions.at), desc(operatorActions.actionId))
    .limit(atMost)

/** Returns the newest actions on an order, an inquiry, a member, an operator or a token. */
export const actionsOf = (backend: Pick<Backend, 'db'>, subject: string): Promise<RecordedAction[]> =>
  newestActions(backend, { where: eq(operatorActions.subject, subject), atMost: AT_MOST })
