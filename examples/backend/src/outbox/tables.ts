import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Work after a reply: inserted in the transaction that requires it, done once by a worker, kept for 30 days (D95). */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', {
      enum: [
        'mint',
        'burn',
        'transfer',
        'refund',
        'partRefund',
        'payment',
        'alarm',
        'mail',
        'sms',
        'message',
        'erase',
      ],
    }).notNull(),
    /** Identical work is one row. */
    subject: text('subject').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: ms('created_at').notNull(),
    /** The number of failed attempts; each increases the delay. */
    attempts: integer('attempts').notNull().default(0),
    dueAt: ms('due_at').notNull().default(0),
    doneAt: ms('done_at'),
  },
  (table) => [
    unique('outbox_work').on(table.kind, table.subject),
    // The open work of a kind in the order in which it is done; finding the next costs the same with any backlog.
    index('outbox_open').on(table.kind, table.dueAt, table.id).where(sql`${table.doneAt} is null`),
    // The work that fails again and again, for the operators' desk.
    index('outbox_stuck').on(table.id).where(sql`${table.doneAt} is null and ${table.attempts} >= 5`),
    index('outbox_done').on(table.doneAt).where(sql`${table.doneAt} is not null`),
  ],
)
