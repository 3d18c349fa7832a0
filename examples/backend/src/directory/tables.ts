import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Common codes: the names of choices, by group (D38). */
export const commonCodes = pgTable(
  'common_codes',
  {
    groupId: text('group_id').notNull(),
    code: text('code').notNull(),
    name: text('code_nm').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.code] })],
)

/** Visits of the last day, one per browser session; the id identifies no member. */
export const visits = pgTable(
  'visits',
  {
    sessionId: text('ssid').primaryKey(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [index('visits_at').on(table.at)],
)

/** The visits of earlier days, in Seoul. */
export const visitDays = pgTable('visit_days', {
  day: date('day').primaryKey(),
  visits: integer('visits').notNull(),
})
