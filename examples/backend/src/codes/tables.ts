import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Printed codes, without separators; each gives one copy, once. */
export const printedCodes = pgTable(
  'printed_codes',
  {
    mintingId: integer('minting_idx').notNull(),
    code: text('code').notNull(),
    cardId: integer('metadata_idx').notNull(),
    edition: integer('edition').notNull(),
    /** The time from which an unclaimed code is CODE_EXPIRED; null means never (D12). */
    expiresAt: ms('expires_at'),
    claimedBy: text('claimed_by'),
    claimedAt: ms('claimed_at'),
    /** The Idempotency-Key of the claim; the same member gets the same card under it. */
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
