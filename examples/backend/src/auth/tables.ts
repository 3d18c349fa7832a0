import { sql } from 'drizzle-orm'
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
import type { ArtSpec } from '../art/art.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Members. Other tables reference `id` as `user_id`; fans see `mbr_id`. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    memberId: text('mbr_id').notNull().unique(),
    /** The account type; `sns_type` and `login_type` on the wire. */
    loginType: text('login_type', { enum: ['legacy', 'email', 'phone', 'google', 'kakao'] }).notNull(),
    nickname: text('nick_name').notNull(),
    level: text('level', { enum: ['K101', 'K102', 'K103', 'F103', 'K201', 'F201'] }).notNull(),
    /** Digits only. */
    phone: text('phone').unique(),
    passwordHash: text('password_hash'),
    walletLinked: boolean('wallet_linked').notNull().default(false),
    walletAddress: text('wallet_address'),
    portrait: jsonb('portrait').$type<ArtSpec>(),
    /** `YYYY-MM-DD` and F or M, from the identity check. */
    birth: text('birth'),
    gender: text('gender', { enum: ['F', 'M'] }),
    /** The person whose check proved the phone, hashed: a later phone needs the same one (D87). */
    person: text('person'),
    points: integer('points').notNull().default(0),
    /** The id of an upload; it replaces the portrait. */
    pictureId: text('picture_id'),
    /** The consents to advertising by email and by text message. */
    adEmail: boolean('ad_email').notNull().default(false),
    adSms: boolean('ad_sms').notNull().default(false),
    createdAt: ms('created_at').notNull(),
    /** Set once the member has withdrawn; the row then holds nothing of the person (D37). */
    withdrawnAt: ms('withdrawn_at'),
  },
  (table) => [
    index('users_nickname').on(sql`lower(${table.nickname})`),
    // The searches of the desk: the beginning of a nickname, and the end of a phone.
    index('users_nickname_start').on(sql`lower(${table.nickname}) text_pattern_ops`),
    index('users_phone_end').on(sql`right(${table.phone}, 4)`),
    index('users_withdrawn').on(table.withdrawnAt).where(sql`${table.withdrawnAt} is not null`),
  ],
)

/** Blocked members: they cannot sign in, and keep what they own. */
export const memberBlocks = pgTable('member_blocks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Why, for other operators. */
  reason: text('reason').notNull(),
  author: text('author').notNull(),
  at: ms('at').notNull(),
})

/** Accounts of other services, linked to members (D39). */
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    provider: text('provider', { enum: ['google', 'kakao'] }).notNull(),
    /** The service's id of the account; independent of its email address. */
    subject: text('subject').notNull(),
    /** The address that the service told at the link or the sign-up, for display. */
    email: text('email'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: ms('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('linked_accounts_user').on(table.userId),
    index('linked_accounts_email').on(sql`lower(${table.email})`),
  ],
)

/** The newest code of each phone, and the number sent in the current hour. */
export const phoneCodes = pgTable('phone_codes', {
  phone: text('phone').primaryKey(),
  /** Empty once the code has been used. */
  codeHash: text('code_hash').notNull(),
  expiresAt: ms('expires_at').notNull(),
  resendAt: ms('resend_at').notNull(),
  tries: integer('tries').notNull(),
  sent: integer('sent').notNull(),
  sentSince: ms('sent_since').notNull(),
})

/** Outgoing text messages, kept as long as their codes; the development panel shows them. */
export const sms = pgTable('sms', {
  id: serial('id').primaryKey(),
  phone: text('phone').notNull(),
  body: text('body').notNull(),
  createdAt: ms('created_at').notNull(),
})

/** The newest code of each purpose and address or phone, whether or not there is an account (D82). */
export const mailCodes = pgTable('mail_codes', {
  /** The purpose and the hashed address or phone. */
  key: text('key').primaryKey(),
  /** Empty once the code has been used. */
  codeHash: text('code_hash').notNull(),
  expiresAt: ms('expires_at').notNull(),
  resendAt: ms('resend_at').notNull(),
  tries: integer('tries').notNull(),
})

/** A session on one device: the family of its refresh tokens. Rotations lock this row. */
export const tokenFamilies = pgTable(
  'token_families',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: ms('created_at').notNull(),
    revokedAt: ms('revoked_at'),
    /** The session from which this one began, such as by a handover; it ends with its device. */
    parentId: text('parent_id'),
    /** The device, by the browser's own words. */
    kind: text('device_type', { enum: ['phone', 'tablet', 'computer', 'unknown'] }),
    system: text('os_name'),
    browser: text('browser_name'),
  },
  (table) => [
    index('token_families_user').on(table.userId),
    index('token_families_parent').on(table.parentId),
    index('token_families_revoked').on(table.revokedAt).where(sql`${table.revokedAt} is not null`),
  ],
)

/** Refresh tokens, hashed. A rotated one stores its successor, encrypted with the token itself. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    familyId: text('family_id')
      .notNull()
      .references(() => tokenFamilies.id),
    parentHash: text('parent_hash'),
    successorHash: text('successor_hash'),
    successorSealed: text('successor_sealed'),
    createdAt: ms('created_at').notNull(),
    expiresAt: ms('expires_at').notNull(),
    rotatedAt: ms('rotated_at'),
  },
  (table) => [
    index('refresh_tokens_family').on(table.familyId),
    index('refresh_tokens_created').on(table.createdAt),
  ],
)

/**
 * Codes that begin a session on a brand's page, hashed (D46). A row is deleted at its redemption, or expires after a
 * minute.
 */
export const handovers = pgTable(
  'handovers',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The session whose token requested the code; the code ends with it. */
    familyId: text('family_id').references(() => tokenFamilies.id),
    /** The page that can redeem the code. */
    origin: text('origin').notNull(),
    /** The SHA-256 of the page's verifier. */
    challenge: text('challenge').notNull(),
    expiresAt: ms('expires_at').notNull(),
  },
  (table) => [index('handovers_user').on(table.userId), index('handovers_family').on(table.familyId)],
)

/** Identity checks that members have begun (D86); deleted once they have expired. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    /** The service's name of the check: `merchant_uid` of V1, `identityVerificationId` of V2. */
    checkId: text('merchant_uid').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The session that began the check. */
    familyId: text('family_id').notNull(),
    /** The page that the fan returns to. */
    returnUrl: text('redirect_url').notNull(),
    expiresAt: ms('expires_at').notNull(),
  },
  (table) => [index('identity_checks_expiry').on(table.expiresAt)],
)

/** Results of identity checks; each `imp_uid` can be used once, by the member who began the check (D86). */
export const identities = pgTable('identities', {
  verificationId: text('imp_uid').primaryKey(),
  /** The member and the session that began the check; a result of before D86 has none and is of no use. */
  userId: text('user_id').references(() => users.id),
  familyId: text('family_id'),
  name: text('name').notNull(),
  birth: text('birth').notNull(),
  gender: text('gender', { enum: ['F', 'M'] }).notNull(),
  phone: text('phone').notNull(),
  createdAt: ms('created_at').notNull(),
  expiresAt: ms('expires_at').notNull(),
  usedBy: text('used_by'),
  usedAt: ms('used_at'),
})
