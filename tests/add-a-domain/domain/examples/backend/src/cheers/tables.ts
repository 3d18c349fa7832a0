import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** The cheers on the wall, one of each member. */
export const cheers = pgTable('cheers', {
  userId: text('user_id').primaryKey(),
  text: text('cheer_text').notNull(),
  at: bigint('cheered_at', { mode: 'number' }).notNull(),
})
