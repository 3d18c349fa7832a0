import { bigint, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Codes that an operator has issued at once, for one print run. */
export const codeBatches = pgTable('code_batches', {
  batchId: serial('batch_idx').primaryKey(),
  mintingId: integer('minting_idx').notNull(),
  /** The hash of the operator's request, whose repetition gives the same batch. */
  requestHash: text('request_hash').notNull().unique(),
  author: text('author').notNull(),
  at: ms('at').notNull(),
  revokedAt: ms('revoked_at'),
  revokedBy: text('revoked_by'),
})

/** Printed codes, hashed; each gives one copy, once. */
export const printedCodes = pgTable(
  'printed_codes',
  {
    mintingId: integer('minting_idx').notNull(),
    /** Of `hashCode`. */
    codeHash: text('code_hash').notNull(),
    cardId: integer('metadata_idx').notNull(),
    edition: integer('edition').notNull(),
    /** The time from which an unclaimed code is CODE_EXPIRED; null means never (D12). */
    expiresAt: ms('expires_at'),
    claimedBy: text('claimed_by'),
    claimedAt: ms('claimed_at'),
    /** The Idempotency-Key of the claim; the same member gets the same card under it. */
    claimKey: text('claim_key'),
    batchId: integer('batch_idx').references(() => codeBatches.batchId),
    /** The time from which an unclaimed code is CODE_REVOKED, and its copy free; a claimed code is not revoked. */
    revokedAt: ms('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.mintingId, table.codeHash] }),
    index('printed_codes_card').on(table.cardId, table.edition),
    index('printed_codes_claimed').on(table.claimedBy, table.mintingId),
    index('printed_codes_batch').on(table.batchId),
  ],
)

/** The claims that were refused because another member has claimed the code (`refused.ts`); none for a member's own code. */
export const codeRefusals = pgTable(
  'code_refusals',
  {
    userId: text('user_id').notNull(),
    mintingId: integer('minting_idx').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(1),
    /** The last one. */
    at: ms('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mintingId, table.codeHash] }),
    index('code_refusals_at').on(table.at),
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
  (table) => [primaryKey({ columns: [table.subject, table.span] }), index('code_tries_span').on(table.span)],
)
