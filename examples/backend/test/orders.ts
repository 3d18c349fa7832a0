import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/open.ts'
import { NOON } from './bare-backend.ts'

/** Adds numbered members with an account each, and an inquiry of each, a millisecond apart before noon. */
async function addMembers(db: Db, first: number, last: number): Promise<void> {
  const numbers = sql`generate_series(${first}::int, ${last}::int) n`
  await db.execute(sql`insert into users (id, mbr_id, login_type, nick_name, level, phone, created_at)
    select 'f' || n, 'fan-' || n, 'google', '별빛' || n || '수집가', 'K101', '010' || lpad(n::text, 8, '0'), 0
    from ${numbers}`)
  await db.execute(sql`insert into linked_accounts (provider, subject, email, user_id, created_at)
    select 'google', n::text, 'fan-' || n || '@example.com', 'f' || n, 0 from ${numbers}`)
  await db.execute(sql`insert into inquiries (user_id, key, category, title, content, images, asked_at, answer, answered_at)
    select 'f' || n, 'k', '기타', '문의', '문의', '[]', ${NOON}::bigint - n, case when n > 20 then '답' end,
      case when n > 20 then 1 end from ${numbers}`)
}

/**
 * Adds an order of drop 1 of each member, a second apart, before noon or after it (`direction`); `day` is that of its
 * number, and each day has an order of each member. Most orders are paid; a few are in every other state, and the first
 * ones are being paid.
 */
export async function addOrders(
  db: Db,
  first: number,
  last: number,
  { direction = 1, day = '251120', paying = 20 }: { direction?: number; day?: string; paying?: number } = {},
): Promise<void> {
  await db.execute(sql`insert into orders (id, user_id, minting_seq, idempotency_key, body_hash, status, amount,
      payment_amount, method, redirect_url, transfer_agreement, buyer_name, receipt_type, receipt_info_type, receipt_info,
      created_at, expires_at, settled_at, invoice_no, delivered_at, return_requested_at, delivery)
    select 'FD-' || ${day} || '-' || lpad(n::text, 12, '0'), 'f' || n, 1, ${day}, '', case when n <= ${paying}::int then 'RESERVED'
        when n % 50 = 1 then 'EXPIRED' when n % 50 = 2 then 'FAILED' when n % 50 = 3 then 'CANCELLED'
        when n % 500 = 4 then 'REFUND_DUE' when n % 50 = 5 then 'REFUNDED' else 'PAID' end,
      1 + n % 2, 1000, 'card', '', true, '', 'none', 'phone', '', ${NOON}::bigint - ${direction}::int * n * 1000, ${NOON}::bigint + 1,
      case when n > ${paying}::int then ${NOON}::bigint - ${direction}::int * n * 1000 end, case when n % 9 > 0 then '1' end,
      case when n % 9 > 1 then 1 end, case when n % 500 = 9 then 1 end,
      case when n > ${paying}::int then jsonb_build_object('deliveryName', '받는 이 ' || n, 'deliveryPhone', '0107' || lpad(n::text, 7, '0')) end
    from generate_series(${first}::int, ${last}::int) n`)
}

/** Adds numbered members, each with an account, an inquiry and an order. */
export async function fillOrders(db: Db, first: number, last: number, direction = 1): Promise<void> {
  await addMembers(db, first, last)
  await addOrders(db, first, last, { direction })
}
