import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** The process that does a kind of work, until its lease ends. */
export const leases = pgTable('leases', {
  work: text('work').primaryKey(),
  holder: text('holder').notNull(),
  /** Increases with each new holder, so that a former one cannot write as the present one. */
  fence: bigint('fence', { mode: 'number' }).notNull(),
  /** The time of the database, epoch ms. */
  until: bigint('until', { mode: 'number' }).notNull(),
})
