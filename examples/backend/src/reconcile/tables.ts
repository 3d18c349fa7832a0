import type { ReconcilePart } from '@fandeck/sdk/shop'
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** What the newest comparison of each hour has found; a row is deleted once the records agree. */
export const differences = pgTable(
  'differences',
  {
    part: text('part').$type<ReconcilePart>().notNull(),
    code: text('code').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    next: text('next').notNull(),
    foundAt: ms('found_at').notNull(),
    seenAt: ms('seen_at').notNull(),
    /** When the alarm was sent; each difference is sent once. */
    toldAt: ms('told_at'),
  },
  (table) => [primaryKey({ columns: [table.part, table.code, table.subject] })],
)
