import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { editions } from '../cards/tables.ts'

/** Consumed copies whose tokens are burned by the outbox, under the subject of its work. */
export const burns = pgTable(
  'burns',
  {
    cardId: integer('metadata_idx').notNull(),
    edition: integer('edition').notNull(),
    subject: text('subject').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.edition] }),
    index('burns_subject').on(table.subject),
  ],
)

/** Sold cards whose tokens have been seen on the chain; the token id is derived from the card (`token-id.ts`). */
export const tokens = pgTable(
  'tokens',
  {
    cardId: integer('metadata_idx').notNull(),
    edition: integer('edition').notNull(),
    /**
     * `foreign` for a token that the chain had given to another owner before the card was sold, as after a restore of an
     * older database: the member's card has no token, and an operator is called.
     */
    state: text('state', { enum: ['minted', 'foreign'] })
      .notNull()
      .default('minted'),
    /** The owner of the token when it was minted or found. */
    owner: text('owner').notNull(),
    /** The minting transaction; null when the process that sent it crashed before storing it. */
    txHash: text('tx_hash'),
    mintedAt: bigint('minted_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.edition] }),
    foreignKey({
      columns: [table.cardId, table.edition],
      foreignColumns: [editions.cardId, editions.edition],
    }),
    // The few that the desk shows.
    index('tokens_foreign').on(table.mintedAt).where(sql`${table.state} = 'foreign'`),
  ],
)
