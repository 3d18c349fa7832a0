import type { DeliveryBody, PaymentMethod } from '@fandeck/sdk/wire'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { PictureSpec } from '../media/medium.ts'

type Delivery = z.output<typeof DeliveryBody>

const ms = (name: string) => bigint(name, { mode: 'number' })

/**
 * A drop. `remaining` counts the packs that are neither reserved nor sold, `held` those that are. A trigger refuses a row
 * whose packs have not enough copies (`mintings_copies`).
 */
export const mintings = pgTable(
  'mintings',
  {
    dropId: integer('minting_seq').primaryKey(),
    mintingId: integer('minting_idx').notNull(),
    packId: integer('pack_idx').notNull(),
    packName: text('pack_name').notNull(),
    title: text('title').notNull(),
    collectionLink: text('collection_link').notNull(),
    shipsGoods: boolean('ships_goods').notNull(),
    thumb: jsonb('thumb').$type<PictureSpec>().notNull(),
    notices: jsonb('notices').$type<string[]>().notNull(),
    startAt: ms('start_at').notNull(),
    endAt: ms('end_at').notNull(),
    totalPacks: integer('total_qty').notNull(),
    remaining: integer('remaining').notNull(),
    held: integer('held').notNull().default(0),
    maxPerOrder: integer('max_qty_txn').notNull(),
    maxPerMember: integer('max_qty_wallet').notNull(),
    paid: boolean('paid').notNull(),
    paymentAmount: integer('payment_amount').notNull(),
    whitelist: boolean('whitelist').notNull(),
    round: integer('round').notNull(),
    roundTitle: text('round_title').notNull(),
    cardsPerPack: integer('one_time_qty').notNull(),
    enabled: boolean('enabled').notNull(),
    /** Not enabled for the time being (D88). */
    paused: boolean('paused').notNull().default(false),
    pauseNotice: text('pause_notice'),
    vendorName: text('vendor_name').notNull(),
    vendorAddress: text('vendor_address').notNull(),
    vendorPhone: text('vendor_phone').notNull(),
    vendorBusinessNumber: text('vendor_business_number').notNull(),
    vendorRegistrationNumber: text('vendor_registration_number').notNull(),
    updatedAt: ms('updated_at').notNull(),
  },
  (table) => [
    check(
      'mintings_remaining',
      sql`${table.remaining} >= 0 and ${table.remaining} + ${table.held} <= ${table.totalPacks}`,
    ),
  ],
)

/** The whitelist of a drop. */
export const mintingWhitelist = pgTable(
  'minting_whitelist',
  { dropId: integer('minting_seq').notNull(), userId: text('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.dropId, table.userId] })],
)

/** The packs of a drop that a member has reserved or bought; the row remains after a release. */
export const mintingWallets = pgTable(
  'minting_wallets',
  {
    dropId: integer('minting_seq').notNull(),
    userId: text('user_id').notNull(),
    qty: integer('qty').notNull(),
    maxQty: integer('max_qty').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dropId, table.userId] }),
    check('minting_wallets_qty', sql`${table.qty} >= 0 and ${table.qty} <= ${table.maxQty}`),
  ],
)

/** The refused purchases of a drop by reason, in each minute of the last day (`refusals.ts`). */
export const dropRefusals = pgTable(
  'drop_refusals',
  {
    dropId: integer('minting_seq').notNull(),
    reason: text('reason', {
      enum: [
        'ENDED',
        'PAUSED',
        'NOT_OPEN',
        'NOT_LISTED',
        'LIMIT_OVER',
        'SOLD_OUT',
        'PASS_REQUIRED',
        'PRICE_CHANGED',
      ],
    }).notNull(),
    /** The start of the minute. */
    minute: ms('minute').notNull(),
    refused: integer('refused').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dropId, table.minute, table.reason] })],
)

/** The last purchase of a member in a drop that was refused because its page showed another total (`price-refusals.ts`). */
export const priceRefusals = pgTable(
  'price_refusals',
  {
    userId: text('user_id').notNull(),
    dropId: integer('minting_seq').notNull(),
    packs: integer('packs').notNull(),
    /** The total that the page has shown, of any size that a page sends, and that of the shop; KRW. */
    agreed: ms('agreed').notNull(),
    amount: integer('amount').notNull(),
    tries: integer('tries').notNull().default(1),
    at: ms('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.dropId] }), index('price_refusals_at').on(table.at)],
)

/** The stages of an order as an operator sees them; an order that is being paid has none. */
export const ORDER_STAGES = [
  'refundDue',
  'returning',
  'toShip',
  'shipped',
  'delivered',
  'paid',
  'refunded',
  'failed',
  'ended',
] as const

/** A purchase. RESERVED holds its packs until `expiresAt`. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    dropId: integer('minting_seq')
      .notNull()
      .references(() => mintings.dropId),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: text('status', {
      enum: ['RESERVED', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REFUND_DUE', 'REFUNDED'],
    }).notNull(),
    reason: text('reason'),
    amount: integer('amount').notNull(),
    paymentAmount: integer('payment_amount').notNull(),
    /** What parts of the payment are refunded or will be, while the cards stay; KRW. */
    partRefunded: integer('part_refunded').notNull().default(0),
    method: text('method').$type<PaymentMethod>().notNull(),
    redirectUrl: text('redirect_url').notNull(),
    transferAgreement: boolean('transfer_agreement').notNull(),
    buyerName: text('buyer_name').notNull(),
    receiptType: text('receipt_type', { enum: ['none', 'personal', 'business'] }).notNull(),
    receiptInfoType: text('receipt_info_type', { enum: ['phone', 'card', 'business'] }).notNull(),
    receiptInfo: text('receipt_info').notNull(),
    /** The delivery address, required before the payment of a drop with a delivery (D22). */
    delivery: jsonb('delivery').$type<Delivery>(),
    carrier: text('carrier'),
    invoiceNumber: text('invoice_no'),
    /** When an operator has corrected the number, which is possible once. */
    invoiceCorrectedAt: ms('invoice_corrected_at'),
    createdAt: ms('created_at').notNull(),
    expiresAt: ms('expires_at').notNull(),
    settledAt: ms('settled_at'),
    /** When the company had refunded the payment. */
    refundedAt: ms('refunded_at'),
    /** When the fan has opened the packs; until then the cards are sealed (D79). */
    openedAt: ms('opened_at'),
    /** When the fan has agreed that opened packs cannot be cancelled (D79). */
    openingAgreedAt: ms('opening_agreed_at'),
    /** Why the fan has cancelled the paid order. */
    cancelReason: text('cancel_reason', { enum: ['changedMind', 'wrongChoice', 'delivery', 'other'] }),
    /** When the parcel has arrived; from then on its fan can request a return (D79). */
    deliveredAt: ms('delivered_at'),
    returnReason: text('return_reason', { enum: ['changedMind', 'damaged', 'wrongGoods', 'other'] }),
    returnRequestedAt: ms('return_requested_at'),
    /** Why the shop has refused the return, for the fan. */
    returnRefusal: text('return_refusal'),
    returnRefusedAt: ms('return_refused_at'),
    /** What is to be done; a trigger stores it (`stage_order`). */
    stage: text('stage', { enum: ORDER_STAGES }),
  },
  (table) => [
    check(
      'orders_part_refunded',
      sql`${table.partRefunded} >= 0 and ${table.partRefunded} <= ${table.paymentAmount}`,
    ),
    // Also serves the few orders of a member.
    unique('orders_user_key').on(table.userId, table.idempotencyKey),
    // A partial index of open orders: small, and besides the keys the only index that a reservation updates.
    index('orders_open').on(table.dropId, table.expiresAt).where(sql`${table.status} = 'RESERVED'`),
    // The pages of the desk: all orders, and those of a stage.
    index('orders_listed').on(table.createdAt, table.id).where(sql`${table.stage} is not null`),
    // The tables for the office, by day.
    index('orders_settled').on(table.settledAt).where(sql`${table.settledAt} is not null`),
    index('orders_refunded').on(table.refundedAt).where(sql`${table.refundedAt} is not null`),
    // The search by a recipient.
    index('orders_recipient')
      .on(sql`(${table.delivery} ->> 'deliveryName')`, table.createdAt, table.id)
      .where(sql`${table.delivery} is not null`),
    index('orders_recipient_phone')
      .on(sql`(${table.delivery} ->> 'deliveryPhone')`, table.createdAt, table.id)
      .where(sql`${table.delivery} is not null`),
    index('orders_stage').on(table.stage, table.createdAt, table.id).where(sql`${table.stage} is not null`),
  ],
)

/** The address that a member has saved for later orders. */
export const savedDeliveries = pgTable('saved_deliveries', {
  userId: text('user_id').primaryKey(),
  delivery: jsonb('delivery').$type<Delivery>().notNull(),
  savedAt: ms('saved_at').notNull(),
})

type OrderStatus = (typeof orders.$inferSelect)['status']

/** The number of orders of each stage, without `orderChanges`. */
export const orderCounts = pgTable('order_counts', {
  stage: text('stage', { enum: ORDER_STAGES }).primaryKey(),
  orders: integer('orders').notNull(),
})

/** The orders and the packs of a drop that were settled in each ten seconds of the last day, without `orderChanges`. */
export const orderSpans = pgTable(
  'order_spans',
  {
    dropId: integer('minting_seq').notNull(),
    /** The start of the ten seconds. */
    span: ms('span').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    orders: integer('orders').notNull(),
    packs: integer('packs').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dropId, table.span, table.status] }),
    index('order_spans_span').on(table.span),
  ],
)

/** What statements have changed in both counts (`count_orders`), until a job adds it to them (`counts.ts`). */
export const orderChanges = pgTable('order_changes', {
  changeId: bigserial('change_id', { mode: 'number' }).primaryKey(),
  stage: text('stage', { enum: ORDER_STAGES }).notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  dropId: integer('minting_seq').notNull(),
  span: ms('span').notNull(),
  orders: integer('orders').notNull(),
  packs: integer('packs').notNull(),
})
