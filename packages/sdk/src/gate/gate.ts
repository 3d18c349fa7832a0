import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { getStandingEndpoint, joinGateEndpoint } from './gate.endpoints.ts'
import type { Standing } from './gate.schema.ts'

/** Identifies the drop of a gate. */
export interface GateRef {
  dropId: number
}

/**
 * Returns where the caller stands at the gate of a drop; `createGate` asks by itself.
 *
 * @throws `gate/not-found`
 * @example
 * const { phase, ahead } = await getStanding(fandeck, { dropId: 101 })
 * @see D81
 */
export const getStanding = (fandeck: Fandeck, params: GateRef, options?: CallOptions): Promise<Standing> =>
  call(fandeck, getStandingEndpoint, { params }, options)

/**
 * Takes part at the gate of a drop: in the draw before the opening, at the end of the queue after it. One place per
 * member; repeating it, in any tab, keeps the place. A member whose call has passed starts again at the end.
 *
 * @throws `session/no-session` when no member is signed in; `gate/not-found`
 * @example
 * const { place } = await joinGate(fandeck, { dropId: 101 })
 * @see D81
 */
export const joinGate = (fandeck: Fandeck, params: GateRef, options?: CallOptions): Promise<Standing> =>
  call(fandeck, joinGateEndpoint, { params }, options)

/** A gate that `createGate` drives: the backend's own, or an adapter of another waiting room. */
export interface GateSource {
  /** Returns where the caller stands. */
  read(): Promise<Standing>
  /** Takes part, or starts again after a missed call. */
  join(): Promise<Standing>
  /** When to take part without the fan's own step. */
  autoJoin: 'signedIn' | 'never'
}

/** Returns the gate of the backend. */
export const fandeckGate = (fandeck: Fandeck, ref: GateRef): GateSource => ({
  read: () => getStanding(fandeck, ref),
  join: () => joinGate(fandeck, ref),
  autoJoin: 'signedIn',
})
