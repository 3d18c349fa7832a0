import { bigint, index, pgTable, serial, text } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** The people who run the shop at `/staff/operations`; they are no members. */
export const operators = pgTable('operators', {
  operatorId: text('operator_id').primaryKey(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: ms('created_at').notNull(),
  /** Set once the operator is removed; the row stays for the record of their actions. */
  removedAt: ms('removed_at'),
})

/** The open sessions of operators, by the hash of their token; a row is deleted when its session ends. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.operatorId),
    endAt: ms('end_at').notNull(),
  },
  (table) => [
    index('operator_sessions_operator').on(table.operatorId),
    index('operator_sessions_end').on(table.endAt),
  ],
)

/** What operators have done; rows are never changed. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    actionId: serial('action_id').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.operatorId),
    action: text('action', {
      enum: [
        'sign-in',
        'ship',
        'deliver',
        'cancel',
        'refund',
        'return',
        'refuse-return',
        'answer',
        'drop-pause',
        'drop-resume',
        'drop-end',
        'drop-extend',
        'drop-add',
        'drop-price',
        'drop-limits',
        'drop-gate',
        'block',
        'unblock',
        'ask-change',
        'resend',
      ],
    }).notNull(),
    /** The id of the order, the inquiry or the member, or the drop; empty for a sign-in. */
    subject: text('subject').notNull(),
    at: ms('at').notNull(),
  },
  (table) => [index('operator_actions_subject').on(table.subject)],
)
