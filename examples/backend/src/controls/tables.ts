import type { DropAction } from '@fandeck/sdk/shop'
import { bigint, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { mintings } from '../drops/tables.ts'

/** What operators have changed of drops while they ran; rows are never changed. */
export const dropActions = pgTable(
  'drop_actions',
  {
    actionId: serial('action_id').primaryKey(),
    dropId: integer('minting_seq')
      .notNull()
      .references(() => mintings.dropId, { onDelete: 'cascade' }),
    /** The name of the token, or the id of the operator of the desk. */
    author: text('author').notNull(),
    by: text('by', { enum: ['command', 'desk', 'admin'] }).notNull(),
    action: text('action').$type<DropAction['action']>().notNull(),
    reason: text('reason'),
    changes: jsonb('changes').$type<DropAction['changes']>().notNull(),
    /** The revision of the shop; null for a drop without a file. */
    revision: integer('revision'),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [index('drop_actions_drop').on(table.dropId)],
)
