import { pgTable, text } from 'drizzle-orm/pg-core'

/** Facts of the whole backend, such as the clock's offset and when it was seeded. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
