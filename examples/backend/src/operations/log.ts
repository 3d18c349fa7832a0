import { and, asc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { cursorOf, olderThan } from '../db/cursor.ts'
import { dayOf } from '../seoul.ts'
import { type Action, atDesk, newestActions, type RecordedAction } from './actions.ts'
import { operatorActions, operators } from './tables.ts'

const PAGE = 50

/** The filter value of `npm run admin` on the host, which is the id of no operator. */
export const BY_ADMIN = '@admin'

/** What the log is searched for. */
export interface LogQuery {
  operator?: string | undefined
  action?: Action | undefined
  /** An order, a member, an inquiry, an operator, a token, or the number of a drop. */
  subject?: string | undefined
  /** Days in Seoul, both included. */
  from?: string | undefined
  to?: string | undefined
  /** Shows what is older than this action. */
  before?: string | undefined
}

function conditions({ operator, action, subject, from, to, before }: LogQuery): (SQL | undefined)[] {
  const subjects =
    subject === undefined ? [] : [subject, ...(/^\d+$/.test(subject) ? [`드롭 ${subject}`] : [])]
  return [
    operator === BY_ADMIN ? eq(operatorActions.by, 'admin') : undefined,
    operator === undefined || operator === BY_ADMIN
      ? undefined
      : and(eq(operatorActions.operatorId, operator), atDesk),
    action && eq(operatorActions.action, action),
    subjects.length === 0 ? undefined : inArray(operatorActions.subject, subjects),
    from === undefined ? undefined : gte(operatorActions.at, dayOf(from).from),
    to === undefined ? undefined : lt(operatorActions.at, dayOf(to).to),
    olderThan(before, operatorActions.at, operatorActions.actionId),
  ]
}

/** Returns a page of what operators have done, newest first, and the cursor of the next page. */
export async function actionLog(
  backend: Pick<Backend, 'db'>,
  query: LogQuery,
): Promise<{ found: RecordedAction[]; next: string | undefined }> {
  const rows = await newestActions(backend, { where: and(...conditions(query)), atMost: PAGE + 1 })
  const found = rows.slice(0, PAGE)
  const last = found.at(-1)
  return { found, next: rows.length > PAGE && last ? cursorOf(last.at, last.actionId) : undefined }
}

/** The operators with entries in the log, including removed ones. */
export const loggedOperators = ({ db }: Pick<Backend, 'db'>) =>
  db
    .select({ operatorId: operators.operatorId, name: operators.name })
    .from(operators)
    .orderBy(asc(operators.name), asc(operators.operatorId))
