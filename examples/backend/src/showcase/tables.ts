import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PictureSpec } from '../media/medium.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })
const art = (name: string) => jsonb(name).$type<PictureSpec>().notNull()

/** The pages of teams and artists. */
export const originals = pgTable('originals', {
  originalId: integer('original_seq').primaryKey(),
  key: text('key').notNull().unique(),
  team: text('team').notNull(),
  category: text('category').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  homeDescription: text('home_description').notNull(),
  homeOrder: integer('home_order'),
  linkUrl: text('link_url').notNull(),
  colors: jsonb('colors').$type<string[]>().notNull(),
  /** When it becomes public. @default at once */
  startAt: ms('start_at'),
  image: art('image'),
  thumb: art('thumb'),
})

/** Events; the text of each is the Notion page of `page_id`. */
export const events = pgTable('events', {
  eventId: integer('event_seq').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  startAt: ms('start_at').notNull(),
  endAt: ms('end_at').notNull(),
  linkUrl: text('link_url'),
  pageId: text('page_id').notNull(),
  homeOrder: integer('home_order'),
  hasDraw: boolean('has_draw').notNull().default(false),
  image: art('image'),
  thumb: art('thumb'),
})

/** Stories; the text of each is the Notion page of `page_id`. */
export const stories = pgTable('stories', {
  storyId: integer('story_seq').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  postedAt: ms('posted_at').notNull(),
  pageId: text('page_id').notNull(),
  image: art('image'),
})
