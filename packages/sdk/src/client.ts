import type { AccountEvents } from './account/account.events.ts'
import type { AuthEvents } from './auth/auth.events.ts'
import type { ClaimsEvents } from './claims/claims.events.ts'
import type { DropsEvents } from './drops/drops.events.ts'
import type { Http } from './http/http.ts'
import type { Transport } from './http/transport.ts'
import type { Clock } from './kernel/clock.ts'
import type { Emitter } from './kernel/emitter.ts'
import type { Platform } from './kernel/platform.ts'
import type { SessionEvents } from './session/session.events.ts'
import type { Session } from './session/session.ts'
import type { WalletEvents } from './wallet/wallet.events.ts'

/** Everything that Fandeck tells, by name. */
export interface FandeckEvents
  extends SessionEvents,
    AuthEvents,
    AccountEvents,
    DropsEvents,
    ClaimsEvents,
    WalletEvents {}

/** What every call takes first: made once by `createFandeck`, shared by everything on the page. */
export interface Fandeck {
  http: Http
  /** For the auth client, which speaks no envelope. */
  transport: Transport
  session: Session
  clock: Clock
  /** The outside world: timers, random, windows, storage. */
  platform: Platform
  /** Path of the refresh endpoint. */
  refreshPath: string
  /** Base of the auth client. */
  authUrl: string
  /** How often the auth session is asked for again, ms; 0 for never. */
  authPollMs: number
  /** Whether the auth session is asked for again when the page is seen again. */
  authRefetchOnReturn: boolean
  /** The wallet's origin, if there is one. */
  walletOrigin: string | undefined
  events: Emitter<FandeckEvents>
  /** Listens to what has happened; returns its own undo. */
  on: Emitter<FandeckEvents>['on']
  /** Stops timers and listeners; the session stays stored. */
  close(): void
}
