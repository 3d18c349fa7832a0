import type { DeliveryBody } from '@fandeck/sdk/wire'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'

const ms = (name: string) => bigint(name, { mode: 'number' })

/**
 * The records of orders that commercial law requires for five years, of members who have withdrawn: the only place that
 * still names them. Nothing reads it but the operators' database client.
 */
export const orderArchive = pgTable(
  'order_archive',
  {
    orderId: text('order_id').primaryKey(),
    buyerName: text('buyer_name').notNull(),
    /** The contact of the account: its phone, or its id. */
    contact: text('contact').notNull(),
    title: text('title').notNull(),
    paymentAmount: integer('payment_amount').notNull(),
    receiptInfo: text('receipt_info').notNull(),
    delivery: jsonb('delivery').$type<z.output<typeof DeliveryBody>>(),
    orderedAt: ms('ordered_at').notNull(),
    /** Deleted from then on. */
    keptUntil: ms('kept_until').notNull(),
  },
  (table) => [index('order_archive_end').on(table.keptUntil)],
)
