import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core'
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
    /** The rule or the operator that gave it. */
    givenBy: text('given_by'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.benefitId] })],
)

/** The rules that give benefits, as the shop's files say; each names one thing. */
export const benefitRules = pgTable(
  'benefit_rules',
  {
    benefitId: integer('claim_idx')
      .notNull()
      .references(() => benefits.benefitId, { onDelete: 'cascade' }),
    rank: integer('rank').notNull(),
    kind: text('kind', { enum: ['ownsCard', 'ownsSet', 'claimed', 'won', 'listed'] }).notNull(),
    /** The number of the card, pack, series or event. */
    thing: integer('thing'),
    list: text('list'),
  },
  (table) => [primaryKey({ columns: [table.benefitId, table.rank] })],
)

/** Gifts of operators to people who have not signed up, until they do or the benefit ends. */
export const benefitGifts = pgTable(
  'benefit_gifts',
  {
    benefitId: integer('claim_idx')
      .notNull()
      .references(() => benefits.benefitId, { onDelete: 'cascade' }),
    /** A phone number, a mail address or a member id. */
    member: text('member').notNull(),
    author: text('author').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.benefitId, table.member] }),
    index('benefit_gifts_member').on(table.member),
  ],
)
