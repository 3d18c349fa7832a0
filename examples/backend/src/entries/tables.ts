import { bigint, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import type { TeamKey } from '../art/teams.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Entries of members in events; the operator records the result and the parcel. */
export const entries = pgTable(
  'entries',
  {
    entryId: serial('entry_seq').primaryKey(),
    userId: text('user_id').notNull(),
    title: text('title').notNull(),
    /** The team of the event, whose crest is its picture. */
    team: text('team').$type<TeamKey>(),
    enteredAt: ms('entered_at').notNull(),
    announcedAt: ms('announced_at').notNull(),
    result: text('result', { enum: ['waiting', 'won', 'lost'] }).notNull(),
    benefitId: integer('claim_seq'),
    carrier: text('carrier'),
    invoiceNumber: text('invoice_number'),
  },
  (table) => [index('entries_user').on(table.userId, table.enteredAt, table.entryId)],
)
