import { sql } from 'drizzle-orm'
import { designs } from '../../src/cards/tables.ts'
import type { Db } from '../../src/db/open.ts'
import { originals } from '../../src/showcase/tables.ts'
import { NOON } from '../bare-backend.ts'
import { designRow } from '../drop-row.ts'
import { addOrders, fillOrders } from '../orders.ts'
import { originalRow } from '../original-row.ts'

/** The members of one statement: its triggers hold the rows that it changes in memory. */
const SLICE = 50_000
/** The cards of which each member owns a copy, and those of which a copy is free for each member, in drop 1 and in no drop. */
const OWNED = [21, 22, 23]
const FREE_IN_DROP = 24
export const FREE = 25

/** The rows of numbered members, besides what `addOrders` adds. */
const statementsOf = (first: number, last: number) => {
  const numbers = sql`generate_series(${first}::int, ${last}::int) n`
  const fans = sql`select 1, 'f' || n from ${numbers}`
  return [
    ...OWNED.map(
      (card) => sql`insert into editions (metadata_idx, edition, minting_seq, user_id, order_id, acquired_at)
        select ${card}::int, n, 1, 'f' || n, 'FD-251119-' || lpad(n::text, 12, '0'), 0 from ${numbers}`,
    ),
    sql`insert into editions (metadata_idx, edition, minting_seq) select ${FREE_IN_DROP}::int, n, 1 from ${numbers}`,
    sql`insert into editions (metadata_idx, edition) select ${FREE}::int, n from ${numbers}`,
    sql`insert into tokens (metadata_idx, edition, owner, minted_at) select 21, n, 'owner', 0 from ${numbers}`,
    sql`insert into campaign_picks (slug, match_idx, kind, user_id, slot, picked_at)
      select 'club', 1, 'mom', 'f' || n, n % 11, 0 from ${numbers}`,
    sql`insert into campaign_upgrades (id, user_id, key, slug, board, consumed, metadata_idx, edition, upgraded_at)
      select 'upgrade-' || n, 'f' || n, 'key', 'club', 'upgrade', '[]', 21, n, 0 from ${numbers}`,
    sql`insert into point_changes (user_id, kind, reason, title, amount, at)
      select 'f' || n, 'earned', 'prediction', '적중', 1, ${NOON}::bigint - n from ${numbers}`,
    sql`insert into token_families (id, user_id, created_at) select 'family-' || n, 'f' || n, ${NOON}::bigint from ${numbers}`,
    sql`insert into refresh_tokens (token_hash, family_id, created_at, expires_at)
      select 'token-' || n, 'family-' || n, ${NOON}::bigint, ${NOON}::bigint + 1 from ${numbers}`,
    sql`insert into minting_wallets (minting_seq, user_id, qty, max_qty) select f.*, 1, 2 from (${fans}) f`,
    sql`insert into minting_whitelist (minting_seq, user_id) ${fans}`,
    sql`insert into drop_reminders (minting_seq, user_id, asked_at) select f.*, 0 from (${fans}) f`,
    sql`insert into gate_places (minting_seq, user_id, joined_at) select f.*, 0 from (${fans}) f`,
    sql`insert into visits (ssid, at) select 'visit-' || n, ${NOON}::bigint from ${numbers}`,
    sql`insert into favourites (user_id, metadata_idx, favoured_at) select 'f' || n, 21, 0 from ${numbers}`,
    sql`insert into favourite_originals (user_id, original_seq, favoured_at)
      select 'f' || n, 1, 0 from ${numbers}`,
    sql`insert into entries (user_id, title, entered_at, announced_at, result)
      select 'f' || n, '응모', 0, 1, 'lost' from ${numbers}`,
    sql`insert into fan_messages (user_id, name, subject, "values", created_at, ended_at)
      select 'f' || n, 'shipped', 'order-' || n, '{}', 0, 1 from ${numbers}`,
    sql`insert into payment_events (event_id, order_id, kind, received_at)
      select 'event-' || n, 'FD-251119-' || lpad(n::text, 12, '0'), 'paid', 0 from ${numbers}`,
    sql`insert into operator_actions (operator_id, action, subject, at)
      select 'op-' || n % 9, 'ship', 'FD-251119-' || lpad(n::text, 12, '0'), n from ${numbers}`,
    sql`insert into outbox (kind, subject, payload, created_at, done_at)
      select 'mint', 'work-' || n, '{}', 0, ${NOON}::bigint from ${numbers}`,
    sql`insert into outbox (kind, subject, payload, created_at, attempts, due_at)
      select (array['payment', 'mint', 'burn', 'erase'])[1 + n % 4], 'open-' || n, '{}', 0, n % 7, ${NOON}::bigint + 1000000000
      from ${numbers}`,
  ]
}

/**
 * Fills a shop of drop 1 with numbered members, each with two orders, three copies and two that are free, and an
 * inquiry, picks, points, a session, a place at the gate, a visit, messages and work of each. No trigger is disabled: the counts
 * and the pools follow as in a running shop.
 */
export async function fillShop(db: Db, first: number, last: number): Promise<void> {
  await db.insert(originals).values(originalRow(1, 'seoul')).onConflictDoNothing()
  const cards = [...OWNED, FREE_IN_DROP, FREE].map((cardId) => designRow(cardId, 1, 1_000_000))
  await db.insert(designs).values(cards).onConflictDoNothing()
  for (let from = first; from <= last; from += SLICE) {
    const to = Math.min(last, from + SLICE - 1)
    await fillOrders(db, from, to)
    await addOrders(db, from, to, { day: '251119', paying: 0 })
    for (const statement of statementsOf(from, to)) await db.execute(statement)
  }
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
