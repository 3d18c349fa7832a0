import type { BackendConfig } from './config.ts'
import type { Db } from './db/open.ts'
import type { Log } from './log.ts'

/** What every service is given: nothing is looked up, so that a test builds it bare. */
export interface Backend {
  db: Db
  config: BackendConfig
  log: Log
  /** The one clock, epoch ms, set by the database's; the development panel and tests move it. */
  now(): number
  /** The time at which a test stands still, for what the database's own clock decides otherwise (`db/time.ts`). */
  standstill?: () => number
  /** Runs between a check and its write; empty in production, a race on purpose in tests. */
  between(place: string): Promise<void>
}
