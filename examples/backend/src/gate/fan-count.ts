import { sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Db } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { inSlices, SLICE } from '../db/slices.ts'
import { gateChanges, gateCounts } from './tables.ts'

/** Returns the number of fans who take part, exact at any time. */
export async function countFans(db: Db, dropId: number): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql`select coalesce(sum(fans), 0) as fans from (
        select fans from ${gateCounts} where minting_seq = ${dropId}::int
        union all select fans from ${gateChanges} where minting_seq = ${dropId}::int) as counted`,
  )
  return Number(row?.fans)
}

/** Adds the changes to the counts, in slices; of several processes each adds other ones. */
export const addGateChanges = ({ db }: Pick<Backend, 'db'>, ending?: AbortSignal): Promise<void> =>
  inSlices(async () => {
    const [row] = await rowsOf(
      db,
      sql`with added as (
          delete from ${gateChanges} where change_id = any(array(
            select change_id from ${gateChanges} order by change_id limit ${SLICE} for update skip locked))
          returning minting_seq, fans
        ), counted as (
          insert into ${gateCounts} as c (minting_seq, fans)
          select minting_seq, sum(fans) from added group by 1 order by 1
          on conflict (minting_seq) do update set fans = c.fans + excluded.fans
        )
        select count(*) as added from added`,
    )
    return Number(row?.added)
  }, ending)

/** Returns the fans who take part at the gate of a drop; up to a second old. */
export type FanCount = (dropId: number) => Promise<number>

const FRESH_MS = 1000

/** Counts at most once a second in this process, whatever the number of fans who ask. */
export function createFanCount({ db }: Backend): FanCount {
  const counts = new Map<number, { at: number; fans: Promise<number> }>()
  return (dropId) => {
    const known = counts.get(dropId)
    if (known && performance.now() - known.at < FRESH_MS) return known.fans
    const fans = countFans(db, dropId)
    counts.set(dropId, { at: performance.now(), fans })
    fans.catch(() => counts.delete(dropId))
    return fans
  }
}
