/**
 * The fair gate in front of a drop (D81); a separate entry, so that pages without a gate do not load it.
 *
 * @module
 */
export { cloudflareGate } from './gate.cloudflare.ts'
export type { GateErrorCode } from './gate.errors.ts'
export type { GateEvents } from './gate.events.ts'
export { createGate, type Gate, type GateState } from './gate.machine.ts'
export { type QueueItOptions, queueItGate, readQueueItToken } from './gate.queue-it.ts'
export { aheadAt, type GateView, minutesAt, shareAt } from './gate.rules.ts'
export type { GatePhase, Standing } from './gate.schema.ts'
export { fandeckGate, type GateRef, type GateSource, getStanding, joinGate } from './gate.ts'
