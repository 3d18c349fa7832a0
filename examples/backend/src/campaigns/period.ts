import { type Campaign, periodPhase } from '@fandeck/sdk/campaigns'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { readDatabaseTime } from '../db/time.ts'
import { campaignRefusals as refusals } from './problems.ts'

/**
 * Returns the time of the database if the campaign is open then.
 *
 * @throws Problem NOT_OPEN or CLOSED
 */
export async function openTime(backend: Backend, tx: Tx, { period }: Campaign): Promise<number> {
  const now = await readDatabaseTime(backend, tx)
  const phase = periodPhase(period, now)
  if (phase === 'upcoming' && period) throw refusals.notOpen(period.startAt)
  if (phase === 'closed') throw refusals.closed()
  return now
}
