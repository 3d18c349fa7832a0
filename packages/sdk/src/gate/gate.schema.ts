import * as z from 'zod/mini'
import { type Codec, model, natural, text, wireObject, yesNo } from '../http/wire.ts'

/**
 * Where a fan stands at the gate of a drop (D81). `off`: the drop has no gate; `early`: the waiting room is still
 * closed; `waiting`: before the opening, which draws; `drawing`: the draw is running; `queued`: the fan has a place;
 * `called`: the fan may buy; `missed`: the call has passed unused; `outside`: the fan takes no part; `over`: the sale has
 * ended.
 */
export const GatePhase = model(
  z.enum(['off', 'early', 'waiting', 'drawing', 'queued', 'called', 'missed', 'outside', 'over']),
) satisfies Codec<GatePhase>
/** Where a fan stands at the gate of a drop (D81). */
export type GatePhase =
  | 'off'
  | 'early'
  | 'waiting'
  | 'drawing'
  | 'queued'
  | 'called'
  | 'missed'
  | 'outside'
  | 'over'

/** The answer of a gate: where the caller stands. */
export interface Standing {
  phase: GatePhase
  /** Whether the caller takes part, such as in the coming draw. */
  joined: boolean
  /** The time until the waiting room opens, until the opening, or until the call of the place, ms. */
  waitMs?: number | undefined
  /** The time since the place was drawn, ms. */
  waitedMs?: number | undefined
  /** The number of fans who wait for the draw. */
  waiting?: number | undefined
  /** The place that was drawn; 1 is the first. */
  place?: number | undefined
  /** The number of fans who are called before this one. */
  ahead?: number | undefined
  /** The number of fans who are called per minute. */
  perMinute?: number | undefined
  /** The signed pass that a purchase needs. */
  pass?: string | undefined
  /** The time for which the pass is valid, ms. */
  passMs?: number | undefined
  /** When to ask again, ms. */
  pollMs: number
  /** The span in which the first requests after the opening are spread, ms. */
  spreadMs?: number | undefined
}
/**
 * GET and POST /minting/{minting_seq}/gate (D81). Times are durations in ms, so that a wrong clock of a device changes
 * nothing.
 */
export const GateReply = wireObject({
  phase: ['phase', GatePhase],
  joined: ['joined_yn', yesNo],
  waitMs: ['wait_ms', z.optional(natural)],
  waitedMs: ['waited_ms', z.optional(natural)],
  waiting: ['waiting_qty', z.optional(natural)],
  place: ['place', z.optional(natural)],
  ahead: ['ahead_qty', z.optional(natural)],
  perMinute: ['minute_qty', z.optional(natural)],
  pass: ['gate_pass', z.optional(text({ max: 1000 }))],
  passMs: ['pass_ms', z.optional(natural)],
  pollMs: ['poll_ms', natural],
  spreadMs: ['spread_ms', z.optional(natural)],
}) satisfies Codec<Standing>
