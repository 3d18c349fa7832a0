import { sql } from 'drizzle-orm'
import type { Db } from '../../src/db/open.ts'
import { originals } from '../../src/showcase/tables.ts'
import { NOON } from '../bare-backend.ts'
import { fillOrders } from '../orders.ts'
import { originalRow } from '../original-row.ts'

/**
 * Fills a shop of drop 1 with numbered members, and with an order, an inquiry, a card, picks, points, a session, a place at
 * the gate, visits and done work of each.
 */
export async function fillShop(db: Db, first: number, last: number): Promise<void> {
  await fillOrders(db, first, last)
  await db.insert(originals).values(originalRow(1, 'seoul')).onConflictDoNothing()
  const numbers = sql`generate_series(${first}::int, ${last}::int) n`
  for (const statement of [
    sql`insert into editions (metadata_idx, edition, user_id, acquired_at) select 11, 1000 + n, 'f' || n, 0 from ${numbers}`,
    sql`insert into editions (metadata_idx, edition, minting_seq) select 12, 1000 + n, 1 from ${numbers}`,
    sql`insert into tokens (metadata_idx, edition, owner, minted_at) select 11, 1000 + n, 'owner', 0 from ${numbers}`,
    sql`insert into campaign_picks (slug, match_idx, kind, user_id, slot, picked_at)
      select 'club', 1, 'mom', 'f' || n, n % 11, 0 from ${numbers}`,
    sql`insert into point_changes (user_id, kind, reason, title, amount, at)
      select 'f' || n, 'earned', 'prediction', '적중', 1, ${NOON}::bigint - n from ${numbers}`,
    sql`insert into token_families (id, user_id, created_at) select 'family-' || n, 'f' || n, ${NOON}::bigint from ${numbers}`,
    sql`insert into refresh_tokens (token_hash, family_id, created_at, expires_at)
      select 'token-' || n, 'family-' || n, ${NOON}::bigint, ${NOON}::bigint + 1 from ${numbers}`,
    sql`insert into minting_wallets (minting_seq, user_id, qty, max_qty) select 1, 'f' || n, 1, 2 from ${numbers}`,
    sql`insert into minting_whitelist (minting_seq, user_id) select 1, 'f' || n from ${numbers}`,
    sql`insert into gate_places (minting_seq, user_id, joined_at) select 1, 'f' || n, 0 from ${numbers}`,
    sql`insert into visits (ssid, at) select 'visit-' || n, ${NOON}::bigint from ${numbers}`,
    sql`insert into favourites (user_id, metadata_idx, favoured_at) select 'f' || n, 11, 0 from ${numbers}`,
    sql`insert into favourite_originals (user_id, original_seq, favoured_at)
      select 'f' || n, 1, 0 from ${numbers}`,
    sql`insert into outbox (kind, subject, payload, created_at, done_at)
      select 'mint', 'work-' || n, '{}', 0, ${NOON}::bigint from ${numbers}`,
    sql`insert into outbox (kind, subject, payload, created_at, attempts, due_at)
      select (array['payment', 'mint', 'burn', 'erase'])[1 + n % 4], 'open-' || n, '{}', 0, n % 7, ${NOON}::bigint + 1000000000
      from ${numbers}`,
  ])
    await db.execute(statement)
}

/** Fills the club of `openClub` with members who have a card and a pick. */
export async function fillClub(db: Db, members: number): Promise<void> {
  const numbers = sql`generate_series(1, ${members}::int) n`
  for (const statement of [
    sql`insert into users (id, mbr_id, login_type, nick_name, level, phone, created_at)
      select 'f' || n, 'fan-' || n, 'google', '별빛' || n, 'K101', '010' || lpad(n::text, 8, '0'), 0 from ${numbers}`,
    sql`insert into editions (metadata_idx, edition, user_id, acquired_at) select 101, 1000 + n, 'f' || n, 0 from ${numbers}`,
    sql`insert into campaign_picks (slug, match_idx, kind, user_id, slot, picked_at)
      select 'club', 1, 'mom', 'f' || n, n % 11, 0 from ${numbers}`,
  ])
    await db.execute(statement)
}
