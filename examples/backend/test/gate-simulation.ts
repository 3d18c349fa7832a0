// 100,000 fans at a gate, in the SQL that a backend runs; the arrivals and the draw follow from a seed.
import { eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../src/context.ts'
import { rowsOf } from '../src/db/rows.ts'
import { mintings } from '../src/drops/tables.ts'
import { CALL_MS, placeNext, ROOM_MS, setGate } from '../src/gate/store.ts'
import { gatePlaces, gates } from '../src/gate/tables.ts'
import { random } from './rush/random.ts'

const STEPS = 60
const CELLS = 10

/** A fan of the simulation and the minute of its arrival, from -30 to 30 around the opening. */
interface Arrival {
  userId: string
  step: number
}

/** Arrivals by seed: the early ones over the half hour before the opening, the late ones over the half hour after it. */
export function arrivalsOf(seed: number, early: number, late: number): Arrival[] {
  const dice = random(seed)
  return Array.from({ length: early + late }, (_, index) => ({
    userId: `fan-${seed}-${index}`,
    step: index < early ? dice.below(STEPS) : STEPS + dice.below(STEPS),
  })).toSorted((one, other) => one.step - other.step)
}

const enter = ({ db }: Backend, dropId: number, at: number, fans: readonly string[]) =>
  db.execute(
    sql`select join_gate(${dropId}::int, fan, ${at}::bigint, ${CALL_MS}::bigint)
      from jsonb_array_elements_text(${JSON.stringify(fans)}::jsonb) as fan`,
  )

const Row = z.object({ user_id: z.string(), place: z.int(), called: z.pipe(z.string(), z.transform(Number)) })

/** Returns every place, by place. */
export const placesOf = async ({ db }: Backend, dropId: number) =>
  z.parse(
    z.array(Row),
    await rowsOf(
      db,
      sql`select user_id, place, gate_call(minting_seq, place, called_at)::text as called from gate_places where minting_seq = ${dropId} order by place`,
    ),
  )

/**
 * Lets fans arrive at the gate of a drop and gives them their places, the late ones once a step. With `fifo`, the draw is
 * left out: everyone counts as late, as a control.
 */
export async function simulateGate(
  { backend, set }: { backend: Backend; set(at: number): void },
  { dropId, seed, arrivals, rate, fifo }: GateRun,
) {
  const [drop] = await backend.db.select().from(mintings).where(eq(mintings.dropId, dropId))
  if (!drop) throw new Error('The drop is missing.')
  const opening = drop.startAt
  await setGate(backend, dropId, rate)
  await backend.db
    .update(gates)
    .set({ drawSeed: `seed ${seed}` })
    .where(eq(gates.dropId, dropId))
  for (let step = 0; step < 2 * STEPS; step++) {
    const at = opening + ((step - STEPS) * ROOM_MS) / STEPS
    set(at)
    await enter(
      backend,
      dropId,
      at,
      arrivals.filter((fan) => fan.step === step).map(({ userId }) => userId),
    )
    if (fifo && step === STEPS - 1) {
      await backend.db
        .update(mintings)
        .set({ startAt: opening - ROOM_MS })
        .where(eq(mintings.dropId, dropId))
    }
    if (step >= STEPS)
      while ((await backend.db.$count(gatePlaces, isNull(gatePlaces.place))) > 0)
        await placeNext(backend, dropId)
  }
  return { opening, places: await placesOf(backend, dropId) }
}

interface GateRun {
  dropId: number
  seed: number
  arrivals: readonly Arrival[]
  /** Fans per second. */
  rate: number
  fifo?: boolean
}

/** Enters the gate again with every fan, as reloads and other tabs do. */
export const reloadAll = (backend: Backend, dropId: number, at: number, arrivals: readonly Arrival[]) =>
  enter(
    backend,
    dropId,
    at,
    arrivals.map(({ userId }) => userId),
  )

/**
 * Returns the chi-square statistic of the independence of two orders, each cut into ten parts: 81 degrees of freedom,
 * of which one in a thousand independent draws exceeds 126.
 */
export function chiSquare(arrival: readonly string[], drawn: readonly string[]): number {
  const size = arrival.length
  const cell = (index: number) => Math.floor((index * CELLS) / size)
  const drawnAt = new Map(drawn.map((fan, index) => [fan, cell(index)]))
  const seen = Array.from({ length: CELLS }, () => Array.from({ length: CELLS }, () => 0))
  arrival.forEach((fan, index) => {
    const row = seen[cell(index)]
    const column = drawnAt.get(fan)
    if (row && column !== undefined) row[column] = (row[column] ?? 0) + 1
  })
  const expected = size / CELLS ** 2
  return seen.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Returns the greatest share by which the calls of a full window of `windowMs` differ from the rate. */
export function rateError(calls: readonly number[], rate: number, windowMs: number): number {
  const [first = 0, last = 0] = [calls[0], calls.at(-1)]
  const windows = Math.floor((last - first) / windowMs)
  const counts = Array.from({ length: windows }, () => 0)
  for (const at of calls) {
    const window = Math.floor((at - first) / windowMs)
    if (window < windows) counts[window] = (counts[window] ?? 0) + 1
  }
  const expected = (rate * windowMs) / 1000
  return Math.max(...counts.map((count) => Math.abs(count - expected) / expected))
}
