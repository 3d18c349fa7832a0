import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Tries in vain, by whom and at what. A row means nothing from `until` on. */
export const tries = pgTable(
  'tries',
  {
    subject: text('subject').primaryKey(),
    fails: integer('fails').notNull(),
    until: ms('until').notNull(),
  },
  (table) => [index('tries_until').on(table.until)],
)

/** Browsers that have opened an account or a desk by its password before: strangers' tries do not count for them. */
export const knownDevices = pgTable(
  'known_devices',
  {
    deviceHash: text('device_hash').notNull(),
    /** What was opened, as in `tries`. */
    subject: text('subject').notNull(),
    /** The session that was begun then. */
    familyId: text('family_id'),
    until: ms('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceHash, table.subject] }),
    index('known_devices_subject').on(table.subject),
    index('known_devices_until').on(table.until),
  ],
)
