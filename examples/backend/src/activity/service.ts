import type { Activity, ActivityReply } from '@fandeck/sdk/wire'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { pointChanges } from '../points/tables.ts'

const PAGE = 20

/** Restricts the list to rows after a cursor, newest first; an invalid cursor restricts nothing. */
function after(cursor: string | undefined) {
  const [, at, key] = /^(\d{1,15})\.([a-z][\w-]{1,80})$/.exec(cursor ?? '') ?? []
  return at === undefined ? sql`true` : sql`(at, key collate "C") < (${at}::bigint, ${key}::text collate "C")`
}

/** A row as both drivers return it: PostgreSQL's sends a bigint as text. */
const Row = z.object({
  key: z.string(),
  at: z.pipe(z.union([z.string(), z.number()]), z.transform(Number)),
  kind: z.custom<Activity['kind']>((kind) => typeof kind === 'string'),
  reason: z.nullable(z.enum(pointChanges.reason.enumValues)),
  title: z.string(),
  qty: z.nullable(z.number()),
  point: z.nullable(z.number()),
})

/**
 * Returns what a member did, newest first (S7.42). Read from the rows of each domain instead of a table of its own, so
 * that nothing can be missing from it. A purchase names the drop and not its cards.
 */
export async function activityOf(
  { db }: Backend,
  userId: string,
  cursor: string | undefined,
): Promise<z.output<typeof ActivityReply>> {
  const found = await rowsOf(
    db,
    sql`select * from (
          select 'p' || point_seq as key, at, kind, reason, title, null::int as qty, amount as point
          from point_changes where user_id = ${userId}
          union all
          select 'o' || orders.id, settled_at, 'purchased', null, mintings.title, orders.amount, null
          from orders join mintings on mintings.minting_seq = orders.minting_seq
          where user_id = ${userId} and status = 'PAID' and settled_at is not null
          union all
          select 'b' || benefits.claim_idx, used_at, 'benefitUsed', null, claim_name, null, null
          from member_benefits join benefits on benefits.claim_idx = member_benefits.claim_idx
          where user_id = ${userId} and used_at is not null
          union all
          select 'u' || id, upgraded_at, 'upgraded', null, card_name, null, null
          from campaign_upgrades join designs on designs.metadata_idx = campaign_upgrades.metadata_idx
          where user_id = ${userId}
        ) activity
        where ${after(cursor)}
        order by at desc, key collate "C" desc
        limit ${PAGE + 1}`,
  )
  const rows = z.parse(z.array(Row), found.slice(0, PAGE))
  const last = found.length > PAGE ? rows.at(-1) : undefined
  return {
    rows: rows.map(({ key, at, kind, reason, title, qty, point }) => ({
      activityId: key,
      at,
      kind,
      reason: reason ?? undefined,
      title,
      quantity: qty,
      points: point,
    })),
    next: last && `${last.at}.${last.key}`,
  }
}
