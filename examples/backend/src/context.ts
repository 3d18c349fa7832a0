import type { Hono } from 'hono'
import type { BackendClock } from './clock.ts'
import type { BackendConfig } from './config.ts'
import type { Db, Tx } from './db/open.ts'
import type { Replica } from './db/replica.ts'
import type { SellingClock } from './db/time.ts'
import type { RefusalCounter } from './drops/refusals.ts'
import type { LedgerReader, MintingRight } from './ledger/ledger.ts'
import type { App } from './listen.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PaymentAdapter } from './payment/adapter.ts'

/** What the development panel changes: the clock offset, which survives a restart, and an outage, which does not. */
export interface Controls {
  offsetMs(): number
  moveClock(offsetMs: number): Promise<void>
  outage(): boolean
  setOutage(on: boolean): void
}

/** What `demo/` adds to a backend that is not in production: content, sandboxes and the development panel (D41, D59). */
export interface Demo {
  /** Fills a new database with the demo content. */
  seed(backend: Backend, tx: Tx): Promise<void>
  /** Creates the controls of a clock and restores its stored offset. */
  controls(db: Db, clock: BackendClock): Promise<Controls>
  panel(backend: Backend, controls: Controls): Hono
  /** The films of its campaigns. */
  films(): Hono
  /** The payment company: its page, what the shop asks of it, and the callbacks that it repeats. */
  gateway(backend: Backend, send: typeof fetch): Hono
  payments(backend: Backend): PaymentAdapter
  repeatCallbacks(backend: Backend, ending: AbortSignal): Promise<void>
  identityService(backend: Backend): Hono
  /** Google and Kakao. */
  oauthServer(config: BackendConfig): App
  walletHost(backend: Backend): Hono
}

/** The dependencies of every service, passed explicitly so that a test can construct them. */
export interface Backend extends SellingClock {
  db: Db
  /** Standbys for public reads. @default the leader answers all reads */
  replica?: Replica
  config: BackendConfig
  /** Absent in production. */
  demo?: Demo | undefined
  log: Log
  /** The clock, epoch ms, synchronised with the database; the development panel and tests move it. */
  now(): number
  metrics?: Metrics
  /** Connects to the chain for reading; absent without one. */
  readLedger?: () => Promise<LedgerReader>
  /** Connects to the chain to see who may mint; absent without one. */
  readRight?: () => Promise<MintingRight | undefined>
  /** Counts refused purchases for the operators' desk. */
  refusals?: RefusalCounter
  /** Whether the process stops soon and balancers send no more requests. */
  draining?: () => boolean
  /** Runs between a check and its write; does nothing in production. Tests provoke a race or a failure there. */
  failpoint(place: string): Promise<void>
}
