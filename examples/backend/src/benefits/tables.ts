import { bigint, boolean, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import type { PictureSpec } from '../media/medium.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** An event at which staff complete benefits, with its failed passwords of the current hour (D14). */
export const claimEvents = pgTable('claim_events', {
  eventKey: text('event_key').primaryKey(),
  title: text('title').notNull(),
  fails: integer('fails').notNull().default(0),
  failsSince: ms('fails_since').notNull().default(0),
})

/** Passwords of an event's staff, hashed; each is valid for a period. */
export const staffPasswords = pgTable('staff_passwords', {
  id: serial('id').primaryKey(),
  eventKey: text('event_key')
    .notNull()
    .references(() => claimEvents.eventKey),
  hash: text('hash').notNull(),
  startAt: ms('start_at').notNull(),
  endAt: ms('end_at').notNull(),
})

export const benefits = pgTable('benefits', {
  benefitId: integer('claim_idx').primaryKey(),
  eventKey: text('event_key')
    .notNull()
    .references(() => claimEvents.eventKey),
  claimName: text('claim_name').notNull(),
  qr: boolean('qr').notNull(),
  image: jsonb('image').$type<PictureSpec>().notNull(),
  startAt: ms('start_at').notNull(),
  endAt: ms('end_at').notNull(),
})

/** A benefit of a member. Only the newest QR key is valid. */
export const memberBenefits = pgTable(
  'member_benefits',
  {
    userId: text('user_id').notNull(),
    benefitId: integer('claim_idx')
      .notNull()
      .references(() => benefits.benefitId),
    usedAt: ms('used_at'),
    usedBy: text('used_by', { enum: ['qr', 'password'] }),
    fails: integer('fails').notNull().default(0),
    lockedUntil: ms('locked_until').notNull().default(0),
    qrKey: text('qr_key'),
    qrExpiresAt: ms('qr_expires_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.benefitId] })],
)
