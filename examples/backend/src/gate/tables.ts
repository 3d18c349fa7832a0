import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { mintings } from '../drops/tables.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** The gate of a drop (D81). Without a row, or without a rate, the drop has no gate. */
export const gates = pgTable(
  'gates',
  {
    dropId: integer('minting_seq')
      .primaryKey()
      .references(() => mintings.dropId),
    /** The fans who are called per second (`drops.passRate`); null turns the gate off. */
    passRate: doublePrecision('pass_rate'),
    /** Random, and made after the last fan could enter the draw; the order of the draw follows from it. */
    drawSeed: text('draw_seed'),
    drawnAt: ms('drawn_at'),
    lastPlace: integer('last_place').notNull().default(0),
    /** When the next place would be called; a fraction, so that rounding does not change the rate. */
    nextCallAt: doublePrecision('next_call_at').notNull().default(0),
    /** Between the calls to come, which follow each other evenly up to `nextCallAt`, ms; null before the first place. */
    callStep: doublePrecision('call_step'),
  },
  (table) => [check('gates_pass_rate', sql`${table.passRate} > 0 and ${table.passRate} <= 10000`)],
)

/**
 * The calls of the places from one to another at a later rate or after a pause, in place of their `calledAt`: a change
 * writes a row, and none of the fans who wait. The ranges of a drop do not overlap (`gate_call`).
 */
export const gatePaces = pgTable(
  'gate_paces',
  {
    dropId: integer('minting_seq').notNull(),
    fromPlace: integer('from_place').notNull(),
    toPlace: integer('to_place').notNull(),
    /** The call of `fromPlace`, and the time to the next one, ms. */
    calledAt: doublePrecision('called_at').notNull(),
    step: doublePrecision('step').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dropId, table.fromPlace] })],
)

/** The one place of a member at a gate; `place` is null before the draw. */
export const gatePlaces = pgTable(
  'gate_places',
  {
    // No foreign key, which would lock the row of the gate at every entry; `join_gate` requires the gate.
    dropId: integer('minting_seq').notNull(),
    userId: text('user_id').notNull(),
    /** The order of those who come after the opening. */
    arrival: bigint('arrival', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    joinedAt: ms('joined_at').notNull(),
    place: integer('place'),
    placedAt: ms('placed_at'),
    /** The call as it was given with the place. */
    calledAt: ms('called_at'),
  },
  (table) => [
    primaryKey({ columns: [table.dropId, table.userId] }),
    unique('gate_places_place').on(table.dropId, table.place),
    // The fans without a place: all before the draw, few after it.
    index('gate_places_unplaced').on(table.dropId, table.arrival).where(sql`${table.place} is null`),
  ],
)

/** The number of fans at each gate, without `gateChanges`. */
export const gateCounts = pgTable('gate_counts', {
  dropId: integer('minting_seq').primaryKey(),
  fans: integer('fans').notNull(),
})

/** The fans who have come or left (`count_fans`), until a job adds them to the counts (`fan-count.ts`). */
export const gateChanges = pgTable('gate_changes', {
  changeId: bigserial('change_id', { mode: 'number' }).primaryKey(),
  dropId: integer('minting_seq').notNull(),
  fans: integer('fans').notNull(),
})
