import { bigint, index, integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core'
import type { TeamKey } from '../art/teams.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Entries of members in events; the operator records the result and the parcel. */
export const entries = pgTable(
  'entries',
  {
    entryId: serial('entry_seq').primaryKey(),
    userId: text('user_id').notNull(),
    /** The event; entries without one are of events outside of this shop. */
    eventId: integer('event_seq'),
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
  (table) => [
    index('entries_user').on(table.userId, table.enteredAt, table.entryId),
    unique('entries_once').on(table.eventId, table.userId),
  ],
)

/** The draws of events; rows are never changed. */
export const eventDraws = pgTable(
  'event_draws',
  {
    eventId: integer('event_seq').notNull(),
    draw: integer('draw').notNull(),
    seed: text('seed').notNull(),
    author: text('author').notNull(),
    at: ms('at').notNull(),
    entries: integer('entries').notNull(),
    /** The card of which each winner has a copy; null for a draw without one. */
    cardId: integer('metadata_idx'),
    /** Users in the order in which they were drawn. */
    winners: jsonb('winners').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.draw] })],
)
