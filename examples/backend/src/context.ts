import type { BackendConfig } from './config.ts'
import type { Db } from './db/open.ts'
import type { Replica } from './db/replica.ts'
import type { SellingClock } from './db/time.ts'
import type { RefusalCounter } from './drops/refusals.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'

/** The dependencies of every service, passed explicitly so that a test can construct them. */
export interface Backend extends SellingClock {
  db: Db
  /** Standbys for public reads. @default the leader answers all reads */
  replica?: Replica
  config: BackendConfig
  log: Log
  /** The clock, epoch ms, synchronised with the database; the development panel and tests move it. */
  now(): number
  metrics?: Metrics
  /** Counts refused purchases for the operators' desk. */
  refusals?: RefusalCounter
  /** Whether the process stops soon and balancers send no more requests. */
  draining?: () => boolean
  /** Runs between a check and its write; does nothing in production. Tests provoke a race or a failure there. */
  failpoint(place: string): Promise<void>
}
