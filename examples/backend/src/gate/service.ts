import type { Standing } from '@fandeck/sdk/gate'
import type { Backend } from '../context.ts'
import { notFound } from '../problem.ts'
import type { FanCount } from './fan-count.ts'
import { signPass } from './passes.ts'
import { CALL_MS, type GateRow, gateRow, joinRow, placeNext, ROOM_MS } from './store.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** The answer's durations are 32-bit integers. */
const MOST_MS = 2 ** 31 - 1
const EARLY_POLL_MS = 10 * MINUTE
const ROOM_POLL_MS = MINUTE
const DRAWING_POLL_MS = 2 * SECOND
/** The interval of a fan in the queue is a quarter of the wait, within these limits. */
const QUEUE_POLL_MS = { least: 5 * SECOND, most: MINUTE }
/** The requests per second that a gate asks its fans for right after the opening. */
const OPENING_REQUESTS = 5000
const OPENING_SPREAD_MS = { least: SECOND, most: 20 * SECOND }

const within = (value: number, { least, most }: { least: number; most: number }) =>
  Math.round(Math.min(most, Math.max(least, value)))

/** Returns the fans before a place that are not called yet; calls are evenly spaced. */
const aheadOf = (place: number, calledAt: number, now: number, passRate: number): number =>
  Math.min(place - 1, Math.max(0, Math.ceil(((calledAt - now) * passRate) / SECOND) - 1))

/** What decides where a fan stands, besides the row. */
interface Facts {
  /** The fans who take part. */
  fans: number
  /** Signs the pass of the caller. */
  pass(until: number): Promise<string>
}

/** Returns where a fan stands (D81). */
export async function standingOf(row: GateRow, { fans, pass }: Facts): Promise<Standing> {
  const { now, pass_rate: passRate, joined, place, placed_at: placedAt, called_at: calledAt } = row
  const answer = { joined, pollMs: ROOM_POLL_MS }
  if (passRate === null) return { ...answer, phase: 'off' }
  if (!row.enabled || now >= row.end_at) return { ...answer, phase: 'over' }
  const wait = (ms: number) => Math.min(MOST_MS, Math.ceil(ms))
  if (now < row.start_at - ROOM_MS) {
    return { ...answer, phase: 'early', waitMs: wait(row.start_at - ROOM_MS - now), pollMs: EARLY_POLL_MS }
  }
  if (now < row.start_at) {
    const spreadMs = within((fans / OPENING_REQUESTS) * SECOND, OPENING_SPREAD_MS)
    return { ...answer, phase: 'waiting', waitMs: wait(row.start_at - now), waiting: fans, spreadMs }
  }
  if (!joined) return { ...answer, phase: 'outside' }
  if (place === null || placedAt === null || calledAt === null) {
    return { ...answer, phase: 'drawing', pollMs: DRAWING_POLL_MS }
  }
  if (now < calledAt) {
    return {
      ...answer,
      phase: 'queued',
      place,
      ahead: aheadOf(place, calledAt, now, passRate),
      perMinute: Math.max(1, Math.round(passRate * 60)),
      waitMs: wait(calledAt - now),
      waitedMs: wait(Math.max(0, now - placedAt)),
      pollMs: within((calledAt - now) / 4, QUEUE_POLL_MS),
    }
  }
  const until = calledAt + CALL_MS
  if (now >= until) return { ...answer, phase: 'missed', place }
  return { ...answer, phase: 'called', place, pass: await pass(until), passMs: wait(until - now) }
}

const isUnplaced = ({ now, start_at, end_at, pass_rate, joined, place }: GateRow): boolean =>
  pass_rate !== null && joined && place === null && now >= start_at && now < end_at

/** Answers where the caller stands; the first requests after the opening run the draw, each as far as its caller's place. */
export async function readStanding(
  backend: Backend,
  fanCount: FanCount,
  dropId: number,
  userId: string | undefined,
): Promise<Standing> {
  let row = await gateRow(backend, dropId, userId)
  while (row && isUnplaced(row) && (await placeNext(backend, dropId)))
    row = await gateRow(backend, dropId, userId)
  if (!row) throw notFound('드롭을 찾을 수 없어요.')
  const shown = row.pass_rate !== null && row.now < row.start_at && row.now >= row.start_at - ROOM_MS
  return standingOf(row, {
    fans: shown ? await fanCount(dropId) : 0,
    pass: (until) => signPass(backend, { userId: userId ?? '', dropId }, until),
  })
}

/** Takes part, if the gate is on and its room is open, and answers where the member stands. */
export async function joinGate(
  backend: Backend,
  fanCount: FanCount,
  dropId: number,
  userId: string,
): Promise<Standing> {
  await joinRow(backend, dropId, userId)
  return readStanding(backend, fanCount, dropId, userId)
}
