import type { ShopRevision } from '@fandeck/sdk/shop'
import { bigint, index, integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core'
import { operators } from '../operations/tables.ts'
import { ROLES } from '../roles.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** The tokens of the command `fandeck`, hashed. A row stays as the author of revisions. */
export const operatorTokens = pgTable('operator_tokens', {
  name: text('name').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  role: text('role', { enum: ROLES }).notNull(),
  /** Whose token it is: it ends with them, and never exceeds their role. Absent for one of a machine. */
  operatorId: text('operator_id').references(() => operators.operatorId),
  createdAt: ms('created_at').notNull(),
  endAt: ms('end_at').notNull(),
})

/** The things of the shop by the kind and the name of their file. A name keeps its number, also once it is removed. */
export const shopThings = pgTable(
  'shop_things',
  {
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    id: integer('id').notNull(),
    /** The file with its number and absolute moments; null once it is removed. */
    file: jsonb('file').$type<unknown>(),
    firstAppliedAt: ms('first_applied_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name] }),
    unique('shop_things_id').on(table.kind, table.id),
  ],
)

/** A change of a thing, with the file before and after; null where there is none. */
export type ShopChange = ShopRevision['steps'][number] & { before: unknown; after: unknown }

/** What operators have applied; rows are never changed. */
export const shopRevisions = pgTable('shop_revisions', {
  revision: serial('revision').primaryKey(),
  author: text('author').notNull(),
  at: ms('at').notNull(),
  changes: jsonb('changes').$type<ShopChange[]>().notNull(),
})

/** The pictures of the shop's files by path. */
export const shopPictures = pgTable('shop_pictures', {
  path: text('path').primaryKey(),
  /** The SHA-256 of the file of the shop. */
  source: text('source').notNull(),
})

/** The people of the shop's whitelists: phone numbers, mail addresses and member ids. */
export const shopListed = pgTable(
  'shop_listed',
  { list: text('list').notNull(), member: text('member').notNull() },
  (table) => [
    primaryKey({ columns: [table.list, table.member] }),
    index('shop_listed_member').on(table.member),
  ],
)
