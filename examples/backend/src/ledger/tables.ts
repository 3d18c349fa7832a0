import { bigint, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { editions } from '../cards/tables.ts'

/** Sold cards that the chain has been seen to hold; the token's id follows from the card (`token-id.ts`). */
export const tokens = pgTable(
  'tokens',
  {
    cardId: integer('metadata_idx').notNull(),
    edition: integer('edition').notNull(),
    /** Whom the token was minted to. */
    owner: text('owner').notNull(),
    /** The transaction that minted it; null when it was sent by a process that did not live to write it down. */
    txHash: text('tx_hash'),
    mintedAt: bigint('minted_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.edition] }),
    foreignKey({
      columns: [table.cardId, table.edition],
      foreignColumns: [editions.cardId, editions.edition],
    }),
  ],
)
