import type { FandeckEvents } from './domains.ts'
import type { Http } from './http/http.ts'
import type { Transport } from './http/transport.ts'
import type { Clock } from './kernel/clock.ts'
import type { Emitter } from './kernel/emitter.ts'
import type { Platform } from './kernel/platform.ts'
import type { Session } from './session/session.ts'

/** The client that every call takes first: create it once with `createFandeck` and share it across the page. */
export interface Fandeck {
  /** @internal */
  http: Http
  /** For the auth client, whose replies have no envelope. @internal */
  transport: Transport
  session: Session
  clock: Clock
  /** Timers, random numbers, windows, storage. @internal */
  platform: Platform
  /** Base of static files. @internal */
  cdnUrl: string
  /** Path of the refresh endpoint. @internal */
  refreshPath: string
  /** Base of the auth client. @internal */
  authUrl: string
  /** Interval between fetches of the auth session, ms; 0 disables them. @internal */
  authPollMs: number
  /** Whether to fetch the auth session when the page becomes visible. @internal */
  authRefetchOnReturn: boolean
  /** The wallet's origin, if configured. @internal */
  walletOrigin: string | undefined
  /** The parts that are switched off by configuration. @internal */
  disabledParts: readonly string[]
  /** @internal */
  events: Emitter<FandeckEvents>
  /** Adds a listener for an event; returns the unsubscribe function. */
  on: Emitter<FandeckEvents>['on']
  /** Stops timers and listeners; the session stays stored. */
  close(): void
}
