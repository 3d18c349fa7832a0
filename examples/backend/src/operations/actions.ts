import { desc, eq } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { operatorActions, operators } from './tables.ts'

export type Action = (typeof operatorActions.$inferSelect)['action']

/** Records an action of an operator, in the transaction of the action itself. */
export async function recordAction(
  tx: Tx,
  backend: Backend,
  { operatorId, action, subject }: { operatorId: string; action: Action; subject: string },
): Promise<void> {
  await tx.insert(operatorActions).values({ operatorId, action, subject, at: backend.now() })
}

/** An action with the name of its operator. */
export interface RecordedAction {
  action: Action
  subject: string
  name: string
  at: number
}

const AT_MOST = 200

/** Returns the newest actions, of one order or inquiry if `subject` is given. */
export async function actionsOf({ db }: Backend, subject?: string): Promise<RecordedAction[]> {
  return db
    .select({
      action: operatorActions.action,
      subject: operatorActions.subject,
      name: operators.name,
      at: operatorActions.at,
    })
    .from(operatorActions)
    .innerJoin(operators, eq(operators.operatorId, operatorActions.operatorId))
    .where(subject === undefined ? undefined : eq(operatorActions.subject, subject))
    .orderBy(desc(operatorActions.actionId))
    .limit(AT_MOST)
}
