import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { mintings } from '../drops/tables.ts'

/** The members who are to be reminded of the opening of a drop. */
export const dropReminders = pgTable(
  'drop_reminders',
  {
    dropId: integer('minting_seq')
      .notNull()
      .references(() => mintings.dropId, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    askedAt: bigint('asked_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.dropId, table.userId] })],
)
