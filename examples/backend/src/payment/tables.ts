import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Processed events of the payment company; each id is applied once. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  orderId: text('order_id').notNull(),
  kind: text('kind', { enum: ['created', 'paid', 'cancelled', 'failed', 'refunded'] }).notNull(),
  receivedAt: ms('received_at').notNull(),
})

/** The refunds of parts of a payment, whose order keeps its cards; the company makes each once, in their order. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    refundId: serial('refund_id').primaryKey(),
    orderId: text('order_id').notNull(),
    /** 1 for the first of an order. */
    turn: integer('turn').notNull(),
    /** KRW. */
    amount: integer('amount').notNull(),
    /** What the company kept of the payment before it; KRW. */
    kept: integer('kept').notNull(),
    /** Why, for operators. */
    reason: text('reason').notNull(),
    author: text('author').notNull(),
    createdAt: ms('created_at').notNull(),
    /** When the company had made it. */
    refundedAt: ms('refunded_at'),
  },
  (table) => [
    unique('order_refunds_turn').on(table.orderId, table.turn),
    check('order_refunds_amount', sql`${table.amount} > 0 and ${table.amount} <= ${table.kept}`),
    // The days of the office's tables.
    index('order_refunds_refunded').on(table.refundedAt),
  ],
)

/** The ledger of the sandbox gateway; only the gateway reads and writes it. */
export const gwPayments = pgTable('gw_payments', {
  token: text('token').primaryKey(),
  orderId: text('order_id').notNull().unique(),
  amount: integer('amount').notNull(),
  merchant: text('merchant').notNull(),
  product: text('product').notNull(),
  method: text('method').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  /** What of it is refunded, in parts or whole. */
  refunded: integer('refunded').notNull().default(0),
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
