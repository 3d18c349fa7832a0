import { bigint, boolean, index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import { bytea } from '../db/bytea.ts'
import { ROLES } from '../roles.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** The people who run the shop at `/staff/operations`; they are no members. */
export const operators = pgTable('operators', {
  operatorId: text('operator_id').primaryKey(),
  name: text('name').notNull(),
  role: text('role', { enum: ROLES }).notNull().default('viewer'),
  passwordHash: text('password_hash').notNull(),
  createdAt: ms('created_at').notNull(),
  /** Set once the operator is removed; the row stays for the record of their actions. */
  removedAt: ms('removed_at'),
})

/** The open sessions of operators, by the hash of their token; a row is deleted when its session ends. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.operatorId),
    /** Whether it began with a passkey, or has registered one. */
    byPasskey: boolean('by_passkey').notNull().default(false),
    endAt: ms('end_at').notNull(),
  },
  (table) => [
    index('operator_sessions_operator').on(table.operatorId),
    index('operator_sessions_end').on(table.endAt),
  ],
)

/** The second factors of operators. */
export const operatorPasskeys = pgTable(
  'operator_passkeys',
  {
    /** The id that the authenticator has given it, in base64url. */
    credentialId: text('credential_id').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.operatorId),
    name: text('name').notNull(),
    publicKey: bytea('public_key').notNull(),
    /** How often it has signed, by its own count; 0 for one that does not count. */
    counter: ms('counter').notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: ms('created_at').notNull(),
    usedAt: ms('used_at'),
  },
  (table) => [index('operator_passkeys_operator').on(table.operatorId)],
)

/** The challenges that passkeys are to sign, each once, by the hash of the token of their browser. */
export const operatorChallenges = pgTable(
  'operator_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.operatorId),
    purpose: text('purpose', { enum: ['sign-in', 'register'] }).notNull(),
    challenge: text('challenge').notNull(),
    endAt: ms('end_at').notNull(),
  },
  (table) => [
    index('operator_challenges_operator').on(table.operatorId),
    index('operator_challenges_end').on(table.endAt),
  ],
)

/** What operators do, in the order of the filter of the log. */
export const ACTION_NAMES = [
  'sign-in',
  'ship',
  'correct-parcel',
  'labels',
  'deliver',
  'cancel',
  'refund',
  'refund-part',
  'return',
  'refuse-return',
  'answer',
  'drop-pause',
  'drop-resume',
  'drop-end',
  'drop-extend',
  'drop-add',
  'drop-price',
  'drop-limits',
  'drop-gate',
  'block',
  'unblock',
  'give-card',
  'give-benefit',
  'give-points',
  'ask-change',
  'resend',
  'team-add',
  'team-password',
  'team-role',
  'team-remove',
  'token-add',
  'token-end',
  'own-password',
  'passkey-add',
  'passkey-remove',
  'passkey-reset',
  'passkey-rule',
  'ledger-transfer',
] as const

/** What operators have done; rows are never changed. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    actionId: serial('action_id').primaryKey(),
    /** Where it was done: at the desk, by the command with a token, or by `npm run admin` on the host, which no operator has signed in to. */
    by: text('by', { enum: ['desk', 'admin', 'command'] })
      .notNull()
      .default('desk'),
    /** The operator at the desk, the name of the token; `admin` on the host. */
    operatorId: text('operator_id').notNull(),
    action: text('action', { enum: ACTION_NAMES }).notNull(),
    /** The id of the order, the inquiry, the member, the operator or the token, or the drop; empty for a sign-in. */
    subject: text('subject').notNull(),
    /** What has changed, such as a role. */
    detail: text('detail'),
    at: ms('at').notNull(),
  },
  // Each filter of the log, newest first.
  (table) => [
    index('operator_actions_at').on(table.at, table.actionId),
    index('operator_actions_operator').on(table.operatorId, table.at, table.actionId),
    index('operator_actions_action').on(table.action, table.at, table.actionId),
    index('operator_actions_subject').on(table.subject, table.at, table.actionId),
  ],
)

/** What operators have given to members; each row is one gift. */
export const memberGifts = pgTable(
  'member_gifts',
  {
    giftId: serial('gift_id').primaryKey(),
    userId: text('user_id').notNull(),
    /** 1 for the first gift of a member. */
    turn: integer('turn').notNull(),
    kind: text('kind', { enum: ['card', 'benefit', 'points'] }).notNull(),
    /** The number of the card or the benefit, or the points. */
    value: integer('value').notNull(),
    reason: text('reason').notNull(),
    author: text('author').notNull(),
    at: ms('at').notNull(),
  },
  (table) => [unique('member_gifts_turn').on(table.userId, table.turn)],
)
