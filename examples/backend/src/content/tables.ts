import { bigint, boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import type { PictureSpec } from '../media/medium.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })

export const banners = pgTable('banners', {
  bannerSeq: integer('banner_seq').primaryKey(),
  name: text('name').notNull(),
  label: text('label'),
  startAt: ms('start_at').notNull(),
  endAt: ms('end_at').notNull(),
  used: boolean('used').notNull(),
  linkUrl: text('link_url').notNull(),
  blank: boolean('blank').notNull(),
  sort: integer('sort').notNull(),
  mobileArt: jsonb('mobile_art').$type<PictureSpec>().notNull(),
  desktopArt: jsonb('desktop_art').$type<PictureSpec>().notNull(),
})

/** Pages in the JSON of Notion's official API, as exported (D24). */
export const notionPages = pgTable('notion_pages', {
  pageId: text('page_id').primaryKey(),
  title: text('title').notNull(),
  blocks: jsonb('blocks').$type<{ type: string; [part: string]: unknown }[]>().notNull(),
})

/**
 * One version of terms; content is plain text with empty lines between paragraphs. A Notion page can have the same
 * content with formatting.
 */
export const terms = pgTable('terms', {
  termsId: integer('terms_id').primaryKey(),
  kind: text('terms_div', {
    enum: ['service', 'privacy', 'recurringPayment', 'marketing', 'purchase', 'wallet', 'thirdParty'],
  }).notNull(),
  title: text('title').notNull(),
  version: text('version').notNull(),
  content: text('content').notNull(),
  pageId: text('page_id'),
  required: boolean('required').notNull(),
  startAt: ms('start_at').notNull(),
  /** When the version is announced, and public from then on. @default when it comes into force */
  announcedAt: ms('announced_at'),
})

/** Every consent and withdrawal; rows are never overwritten. */
export const termsAgreements = pgTable(
  'terms_agreements',
  {
    id: serial('id').primaryKey(),
    userId: text('user_id').notNull(),
    kind: text('terms_div').notNull(),
    termsId: integer('terms_id').notNull(),
    agreed: boolean('agreed').notNull(),
    agreedAt: ms('agreed_at').notNull(),
  },
  (table) => [index('terms_agreements_user').on(table.userId, table.kind)],
)
