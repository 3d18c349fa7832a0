import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Failed attempts by subject. A row is void from `until` on. */
export const tries = pgTable(
  'tries',
  {
    subject: text('subject').primaryKey(),
    fails: integer('fails').notNull(),
    until: ms('until').notNull(),
  },
  (table) => [index('tries_until').on(table.until)],
)

/**
 * Browsers that have opened an account or a staff desk with its password; attempts from other devices do not count
 * for them.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    deviceHash: text('device_hash').notNull(),
    /** The opened subject, as in `tries`. */
    subject: text('subject').notNull(),
    /** The session that was begun. */
    familyId: text('family_id'),
    until: ms('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceHash, table.subject] }),
    index('known_devices_subject').on(table.subject),
    index('known_devices_until').on(table.until),
  ],
)
