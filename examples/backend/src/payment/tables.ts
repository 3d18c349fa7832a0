import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Processed events of the payment company; each id is applied once. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  orderId: text('order_id').notNull(),
  kind: text('kind', { enum: ['created', 'paid', 'cancelled', 'failed', 'refunded'] }).notNull(),
  receivedAt: ms('received_at').notNull(),
})

/** The ledger of the sandbox gateway; only the gateway reads and writes it. */
export const gwPayments = pgTable('gw_payments', {
  token: text('token').primaryKey(),
  orderId: text('order_id').notNull().unique(),
  amount: integer('amount').notNull(),
  merchant: text('merchant').notNull(),
  product: text('product').notNull(),
  method: text('method').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  status: text('status', { enum: ['READY', 'PAID', 'CANCELLED', 'FAILED', 'REFUNDED'] }).notNull(),
  createdAt: ms('created_at').notNull(),
  settledAt: ms('settled_at'),
})

/** Pending callbacks of the sandbox gateway, repeated until the shop answers 2xx. */
export const gwEvents = pgTable(
  'gw_events',
  {
    eventId: text('event_id').primaryKey(),
    token: text('token')
      .notNull()
      .references(() => gwPayments.token),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull(),
    dueAt: ms('due_at').notNull(),
    deliveredAt: ms('delivered_at'),
  },
  (table) => [index('gw_events_due').on(table.deliveredAt, table.dueAt)],
)
