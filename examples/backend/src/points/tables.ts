import { bigint, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'

/** Every change of a member's points; the sum of the amounts is the balance in `users`. */
export const pointChanges = pgTable(
  'point_changes',
  {
    changeId: serial('point_seq').primaryKey(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: ['earned', 'used', 'expired'] }).notNull(),
    /** What for; without one, the title alone says it. */
    reason: text('reason', { enum: ['scan', 'mission', 'prediction', 'attendance', 'entry'] }),
    title: text('title').notNull(),
    amount: integer('amount').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [index('point_changes_user').on(table.userId, table.at, table.changeId)],
)
