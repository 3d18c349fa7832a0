import type { PaymentMethod } from '@fandeck/sdk/drops'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/**
 * Links that go on in another browser, their secrets hashed (D108). A row is deleted when it expires: ten minutes after it
 * was made, half an hour after it was redeemed.
 */
export const continuations = pgTable(
  'continuations',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The ticket of the browser that has redeemed the link, hashed. */
    ticketHash: text('ticket_hash').unique('continuations_ticket'),
    path: text('path').notNull(),
    dropId: integer('minting_seq'),
    amount: integer('amount'),
    method: text('method').$type<PaymentMethod>(),
    /** The member who made the link; a visitor's carries no purchase. */
    userId: text('user_id'),
    /** The Idempotency-Key of the purchase that was open. */
    purchaseKey: text('purchase_key'),
    expiresAt: ms('expires_at').notNull(),
  },
  (table) => [index('continuations_expires').on(table.expiresAt)],
)
