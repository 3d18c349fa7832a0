import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PictureSpec } from '../media/medium.ts'

/** Popups by path of the site. */
export const popups = pgTable('popups', {
  popupId: integer('popup_seq').primaryKey(),
  name: text('name').notNull(),
  linkUrl: text('link_url'),
  path: text('exposure_url').notNull(),
  newWindow: boolean('blank').notNull(),
  startAt: bigint('start_at', { mode: 'number' }).notNull(),
  endAt: bigint('end_at', { mode: 'number' }).notNull(),
  art: jsonb('art').$type<PictureSpec>().notNull(),
})
