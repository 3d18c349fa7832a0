import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Codes printed on cards, without separators; each gives one copy, once. */
export const printedCodes = pgTable(
  'printed_codes',
  {
    mintingId: integer('minting_idx').notNull(),
    code: text('code').notNull(),
    cardId: integer('metadata_idx').notNull(),
    edition: integer('edition').notNull(),
    /** From when on it is CODE_EXPIRED, unless it has been claimed; never when it is not set (D12). */
    expiresAt: ms('expires_at'),
    claimedBy: text('claimed_by'),
    claimedAt: ms('claimed_at'),
    /** The Idempotency-Key of the claim: repeated by the same member it gives the same card again. */
    claimKey: text('claim_key'),
  },
  (table) => [
    primaryKey({ columns: [table.mintingId, table.code] }),
    index('printed_codes_card').on(table.cardId, table.edition),
    index('printed_codes_claimed').on(table.claimedBy, table.mintingId),
  ],
)

/** Counts of unknown codes, per member and Seoul day and per minting and hour (D12, D70). */
export const codeTries = pgTable(
  'code_tries',
  {
    subject: text('subject').notNull(),
    span: text('span').notNull(),
    fails: integer('fails').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.span] })],
)
