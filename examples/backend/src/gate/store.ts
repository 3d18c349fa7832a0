import { and, eq, isNotNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { databaseTime } from '../db/time.ts'
import { transact } from '../db/transact.ts'
import { gates } from './tables.ts'

/** How long a called place may buy (D81), ms. */
export const CALL_MS = 5 * 60_000
/** How long before the opening the waiting room opens, ms. */
export const ROOM_MS = 30 * 60_000

const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const Row = z.object({
  now: number,
  start_at: number,
  end_at: number,
  /** Also true for a paused drop, whose queue stays. */
  enabled: z.boolean(),
  pass_rate: z.nullable(number),
  joined: z.boolean(),
  place: z.nullable(z.number()),
  placed_at: z.nullable(number),
  called_at: z.nullable(number),
})
/** A drop, its gate and the place of one member, at the time of the database. */
export type GateRow = z.output<typeof Row>

/** Reads all that an answer needs in one statement of three rows by key; the only query of a poll. */
export async function gateRow(
  backend: Backend,
  dropId: number,
  userId: string | undefined,
): Promise<GateRow | undefined> {
  const [row] = await rowsOf(
    backend.db,
    sql`select t.now, m.start_at, m.end_at, m.enabled or m.paused as enabled, g.pass_rate, p.user_id is not null as joined, p.place, p.placed_at,
        gate_call(p.minting_seq, p.place, p.called_at) as called_at
      from (select ${databaseTime(backend)} as now) t
      join mintings m on m.minting_seq = ${dropId}
      left join gates g on g.minting_seq = m.minting_seq
      left join gate_places p on p.minting_seq = m.minting_seq and p.user_id = ${userId ?? null}::text`,
  )
  return row && z.parse(Row, row)
}

const timeOf = ({ fixedTime }: Pick<Backend, 'fixedTime'>) => fixedTime?.() ?? null

/** Takes part; keeps the place of a member who has one, unless its call has passed. */
export const joinRow = (backend: Backend, dropId: number, userId: string): Promise<unknown> =>
  backend.db.execute(
    sql`select join_gate(${dropId}::int, ${userId}::text, ${timeOf(backend)}::bigint, ${CALL_MS}::bigint)`,
  )

/**
 * Gives a place to the next 10,000 fans without one: in the order of the draw to those from before the opening, then by
 * arrival. Returns false when another transaction is doing so.
 */
export async function placeNext(backend: Backend, dropId: number): Promise<boolean> {
  const [row] = await rowsOf(
    backend.db,
    sql`select place_fans(${dropId}::int, ${timeOf(backend)}::bigint) as done`,
  )
  return row?.done === true
}

/** Returns whether purchases of a drop need a pass. */
export const isGated = async (db: Db | Tx, dropId: number): Promise<boolean> =>
  (await db.$count(gates, and(eq(gates.dropId, dropId), isNotNull(gates.passRate)))) > 0

/** `setGate` in a transaction that its caller has begun. */
export async function setGateIn(
  tx: Tx,
  backend: Pick<Backend, 'fixedTime'>,
  dropId: number,
  passRate: number | null,
): Promise<void> {
  await tx
    .insert(gates)
    .values({ dropId, passRate })
    .onConflictDoUpdate({ target: gates.dropId, set: { passRate } })
  if (passRate === null) return
  await tx.execute(sql`select space_calls(${dropId}::int, ${timeOf(backend)}::bigint)`)
}

/**
 * Turns the gate of a drop on, off (`null`), or to another rate; `passRate` is the fans called per second. A running
 * queue keeps its order and goes on at the new rate.
 */
export const setGate = (backend: Backend, dropId: number, passRate: number | null): Promise<void> =>
  transact(backend, (tx) => setGateIn(tx, backend, dropId, passRate))

/** Moves the calls that a pause has interrupted or put off, so that no fan loses the place or the time of a call. */
export const delayCalls = (
  tx: Tx,
  { fixedTime }: Pick<Backend, 'fixedTime'>,
  dropId: number,
  { since, ms }: { since: number; ms: number },
): Promise<unknown> =>
  tx.execute(
    sql`select delay_calls(${dropId}::int, ${since}::bigint, ${Math.max(0, Math.ceil(ms))}::bigint,
      ${CALL_MS}::bigint, ${timeOf({ fixedTime })}::bigint)`,
  )
