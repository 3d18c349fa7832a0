import * as z from 'zod/mini'
import { natural, text, wireObject, yesNo } from '../http/wire.ts'

/**
 * Where a fan stands at the gate of a drop (D81). `off`: the drop has no gate; `early`: the waiting room is still
 * closed; `waiting`: before the opening, which draws; `drawing`: the draw is running; `queued`: the fan has a place;
 * `called`: the fan may buy; `missed`: the call has passed unused; `outside`: the fan takes no part; `over`: the sale has
 * ended.
 */
export const GatePhase = z.enum([
  'off',
  'early',
  'waiting',
  'drawing',
  'queued',
  'called',
  'missed',
  'outside',
  'over',
])
/** Where a fan stands at the gate of a drop (D81). */
export type GatePhase = z.output<typeof GatePhase>

/**
 * GET and POST /minting/{minting_seq}/gate (D81). Times are durations in ms, so that a wrong clock of a device changes
 * nothing.
 */
export const GateReply = wireObject({
  phase: ['phase', GatePhase],
  /** Whether the caller takes part, such as in the coming draw. */
  joined: ['joined_yn', yesNo],
  /** The time until the waiting room opens, until the opening, or until the call of the place. */
  waitMs: ['wait_ms', z.optional(natural)],
  /** The time since the place was drawn. */
  waitedMs: ['waited_ms', z.optional(natural)],
  /** The number of fans who wait for the draw. */
  waiting: ['waiting_qty', z.optional(natural)],
  /** The place that was drawn; 1 is the first. */
  place: ['place', z.optional(natural)],
  /** The number of fans who are called before this one. */
  ahead: ['ahead_qty', z.optional(natural)],
  /** The number of fans who are called per minute. */
  perMinute: ['minute_qty', z.optional(natural)],
  /** The signed pass that a purchase needs. */
  pass: ['gate_pass', z.optional(text({ max: 1000 }))],
  /** The time for which the pass is valid. */
  passMs: ['pass_ms', z.optional(natural)],
  /** When to ask again. */
  pollMs: ['poll_ms', natural],
  /** The span in which the first requests after the opening are spread. */
  spreadMs: ['spread_ms', z.optional(natural)],
})
/** The answer of a gate: where the caller stands. */
export type Standing = z.output<typeof GateReply>
