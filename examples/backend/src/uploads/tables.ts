import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** Pictures of members, re-encoded. Their random UUIDs are the only access control. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('uploads_user').on(table.userId)],
)
