import type { GatePhase, Standing } from './gate.schema.ts'

/** What a fan sees at the gate. Times are server time in epoch ms; `undefined` where the gate does not tell. */
export interface GateView {
  /** `undefined` until the first answer. */
  phase: GatePhase | undefined
  /** Whether this member takes part. */
  joined: boolean
  /** When the waiting room or the sale opens. */
  opensAt: number | undefined
  /** The number of fans who wait for the draw. */
  waiting: number | undefined
  /** The place that was drawn; 1 is the first. */
  place: number | undefined
  /** The number of fans before this one when the gate answered; for now, see `aheadAt`. */
  ahead: number | undefined
  /** When the gate answered. */
  answeredAt: number | undefined
  /** When the place was drawn. */
  placedAt: number | undefined
  /** When the place is called. */
  callAt: number | undefined
  /** The number of fans who are called per minute. */
  perMinute: number | undefined
  /** The pass that a purchase needs, while the fan may buy. */
  pass: string | undefined
  /** When the pass ends. */
  passUntil: number | undefined
}

/** The view before the first answer. */
export const emptyView: GateView = {
  phase: undefined,
  joined: false,
  opensAt: undefined,
  waiting: undefined,
  place: undefined,
  ahead: undefined,
  answeredAt: undefined,
  placedAt: undefined,
  callAt: undefined,
  perMinute: undefined,
  pass: undefined,
  passUntil: undefined,
}

const after = (now: number, ms: number | undefined) => (ms === undefined ? undefined : now + ms)

/** Returns the view of an answer that has arrived at `now`. */
export function viewOf(standing: Standing, now: number): GateView {
  const { phase, joined, waitMs, waitedMs, waiting, place, ahead, perMinute, pass, passMs } = standing
  const opens = phase === 'early' || phase === 'waiting'
  return {
    phase,
    joined,
    opensAt: opens ? after(now, waitMs) : undefined,
    waiting,
    place,
    ahead,
    answeredAt: now,
    placedAt: after(now, waitedMs === undefined ? undefined : -waitedMs),
    callAt: phase === 'queued' ? after(now, waitMs) : undefined,
    perMinute,
    pass: phase === 'called' ? pass : undefined,
    passUntil: phase === 'called' ? after(now, passMs) : undefined,
  }
}

/** Returns the fans before this one at `now`: those of the answer, less those called since then at an even pace. */
export function aheadAt({ ahead, answeredAt, callAt }: GateView, now: number): number | undefined {
  if (ahead === undefined || answeredAt === undefined || callAt === undefined) return ahead
  const whole = callAt - answeredAt
  const left = Math.min(whole, Math.max(0, callAt - now))
  return whole > 0 ? Math.ceil((ahead * left) / whole) : 0
}

const MINUTE = 60_000

/** Returns the minutes until the call, rounded up, so that the estimate promises no less; at least 1. */
export const minutesAt = ({ callAt }: Pick<GateView, 'callAt'>, now: number): number | undefined =>
  callAt === undefined ? undefined : Math.max(1, Math.ceil((callAt - now) / MINUTE))

/** Returns the share of the way from the draw to the call, 0 to 1. */
export function shareAt(
  { placedAt, callAt }: Pick<GateView, 'placedAt' | 'callAt'>,
  now: number,
): number | undefined {
  if (placedAt === undefined || callAt === undefined) return undefined
  const whole = callAt - placedAt
  return whole > 0 ? Math.min(1, Math.max(0, (now - placedAt) / whole)) : 1
}

/** What `nextAskMs` depends on besides the answer. */
interface AskFacts {
  visible: boolean
  /** A random number, 0 to 1, which spreads the requests of many fans. */
  chance: number
}

/** How much rarer a hidden page asks. */
const HIDDEN = 4
/** The span after a call in which a fan asks for the pass, ms. */
const CALL_SPREAD_MS = 1000

/**
 * Returns the time until the next request, ms: the interval that the gate has asked for, with a jitter of 20 %, and
 * four times as rarely while the page is hidden, but no later than the moment at which the answer changes by itself.
 * `undefined` when no answer is to be expected.
 */
export function nextAskMs(standing: Standing, { visible, chance }: AskFacts): number | undefined {
  const { phase, joined, waitMs, passMs, pollMs, spreadMs = 0 } = standing
  if (phase === 'off' || phase === 'over' || phase === 'missed') return undefined
  if (phase === 'called') return passMs
  const interval = Math.round(pollMs * (0.8 + 0.4 * chance) * (visible ? 1 : HIDDEN))
  if (phase === 'drawing' || waitMs === undefined) return interval
  const spread = phase === 'queued' ? CALL_SPREAD_MS : joined || phase === 'early' ? spreadMs : pollMs
  return interval < waitMs ? interval : waitMs + spread * chance
}
