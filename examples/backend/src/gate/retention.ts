import { sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { inSlices, SLICE } from '../db/slices.ts'

/** How long the places of a gate are kept after the end of the drop, ms. */
export const PLACES_KEPT_MS = 7 * 24 * 60 * 60_000

/** Deletes the places at the gates of drops that ended a week ago, in slices. */
export const dropOldPlaces = ({ db, now }: Backend, ending?: AbortSignal): Promise<void> =>
  inSlices(async () => {
    const dropped = await rowsOf(
      db,
      sql`with ended as (
          select m.minting_seq from mintings m where m.end_at <= ${now() - PLACES_KEPT_MS}::bigint
            and exists (select from gate_places p where p.minting_seq = m.minting_seq) limit 1
        ), old as (
          select p.minting_seq, p.user_id from gate_places p where p.minting_seq = (select minting_seq from ended)
          limit ${SLICE} for update skip locked
        )
        delete from gate_places p using old where p.minting_seq = old.minting_seq and p.user_id = old.user_id
        returning p.user_id`,
    )
    // Another drop can follow one with few places.
    return dropped.length === 0 ? 0 : SLICE
  }, ending)
