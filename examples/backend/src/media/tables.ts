import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea } from '../db/bytea.ts'
import { MEDIUM_TYPES } from './medium.ts'

/**
 * The media of the shop and of its members, by the SHA-256 of their stored bytes, which is their address (D91). A medium
 * of the shop stays, so that an earlier revision of the shop can name it again; one of members ends with their uploads
 * (`unused.ts`, D95).
 */
export const media = pgTable('media', {
  sha256: text('sha256').primaryKey(),
  ext: text('ext', { enum: MEDIUM_TYPES }).notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Its average colour, such as `8a1c2f`; null if parts of it are transparent, or if it was stored before colours were. */
  colour: text('colour'),
  bytes: integer('bytes').notNull(),
  visibility: text('visibility', { enum: ['public', 'private'] }).notNull(),
  /** Whether the store has its bytes. */
  stored: boolean('stored').notNull().default(false),
  /** When it was last admitted. */
  addedAt: bigint('added_at', { mode: 'number' }).notNull(),
})

/** The files of the shop by the SHA-256 of the bytes as sent; several can be one medium. */
export const mediaSources = pgTable(
  'media_sources',
  {
    source: text('source').primaryKey(),
    sha256: text('sha256')
      .notNull()
      .references(() => media.sha256),
  },
  (table) => [index('media_sources_sha256').on(table.sha256)],
)

/** The bytes of media, unless a folder or an S3-compatible store keeps them. */
export const mediaBytes = pgTable('media_bytes', {
  name: text('name').primaryKey(),
  bytes: bytea('bytes').notNull(),
})
