import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea } from '../db/bytea.ts'

/**
 * Pictures of members, re-encoded. The random UUID of a public one is its only access control; the address of a private
 * one is signed.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The address of its bytes in the store of media. */
    sha256: text('sha256'),
    /** The bytes of an upload from before there was a store. */
    bytes: bytea('bytes'),
    visibility: text('visibility', { enum: ['public', 'private'] })
      .notNull()
      .default('public'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('uploads_user').on(table.userId), index('uploads_sha256').on(table.sha256)],
)
