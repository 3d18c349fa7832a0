import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Notices; the content is plain text, paragraphs separated by empty lines. */
export const notices = pgTable('notices', {
  noticeId: integer('notice_seq').primaryKey(),
  category: text('category').notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  postedAt: ms('posted_at').notNull(),
})

/** Frequently asked questions. */
export const faqs = pgTable('faqs', {
  faqId: integer('faq_seq').primaryKey(),
  category: text('category').notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
})

/** Inquiries of members, with the answer if there is one. */
export const inquiries = pgTable(
  'inquiries',
  {
    inquiryId: serial('qna_seq').primaryKey(),
    userId: text('user_id').notNull(),
    /** The Idempotency-Key of the request. */
    key: text('key').notNull(),
    category: text('category').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** Ids of `uploads`. */
    images: jsonb('images').$type<string[]>().notNull(),
    askedAt: ms('asked_at').notNull(),
    answer: text('answer'),
    answeredAt: ms('answered_at'),
  },
  (table) => [
    uniqueIndex('inquiries_key').on(table.userId, table.key),
    index('inquiries_user').on(table.userId, table.inquiryId),
    index('inquiries_waiting').on(table.askedAt, table.inquiryId).where(sql`${table.answeredAt} is null`),
    index('inquiries_answered')
      .on(table.askedAt, table.inquiryId)
      .where(sql`${table.answeredAt} is not null`),
  ],
)
