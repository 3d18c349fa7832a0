import { RECONCILE_PARTS, type ReconcilePart } from '@fandeck/sdk/shop'
import { isNull } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Leadership } from '../db/leader.ts'
import { transact } from '../db/transact.ts'
import { raiseAlarm } from '../outbox/alarms.ts'
import type { Job } from '../outbox/worker.ts'
import { readSetting, writeSetting } from '../settings/store.ts'
import { slicesOf } from './reconcile.ts'
import { addDifferences, forgetSolved } from './store.ts'
import { differences } from './tables.ts'

const HOUR_MS = 3_600_000
/** The differences that an alarm names; the desk shows the others. */
const NAMED = 5

/** Compares a part and keeps what it finds; forgets what agrees by now, unless not everything was compared. */
async function keep(backend: Backend, part: ReconcilePart, at: number, ending: AbortSignal): Promise<void> {
  let complete = true
  for await (const slice of slicesOf(backend, part, ending)) {
    await addDifferences(backend.db, slice.differences, at)
    if (slice.skipped !== undefined && slice.differences.length > 0) complete = false
  }
  if (complete && !ending.aborted) await forgetSolved(backend.db, part, at)
}

/** Tells operators what is new, once. */
async function tell(backend: Backend, at: number): Promise<void> {
  await transact(backend, async (tx) => {
    const found = await tx
      .update(differences)
      .set({ toldAt: at })
      .where(isNull(differences.toldAt))
      .returning()
    if (found.length === 0) return
    const named = found.slice(0, NAMED).map(({ code, subject, text }) => `${code} ${subject}: ${text}`)
    const more = found.length > NAMED ? [`… ${found.length - NAMED}`] : []
    const title = `Reconcile has found ${found.length} new differences (${new Date(at).toISOString()}):`
    await raiseAlarm(tx, backend, [title, ...named, ...more].join('\n'))
  })
}

/** Compares the whole shop now, keeps the differences for the desk and tells new ones by `ALARM_URL`. */
export async function reconcile(backend: Backend, ending = new AbortController().signal): Promise<void> {
  const at = backend.now()
  for (const part of RECONCILE_PARTS) if (!ending.aborted) await keep(backend, part, at, ending)
  await tell(backend, at)
  if (!ending.aborted) await writeSetting(backend.db, 'reconciled_at', String(at))
}

/** Returns the job that compares the shop once an hour, in the process that leads. */
export function createReconciler(backend: Backend, leadership: Leadership): Job {
  return async (ending) => {
    if (!(await leadership.acquire())) return
    const last = Number((await readSetting(backend.db, 'reconciled_at')) ?? Number.NEGATIVE_INFINITY)
    // The panel can move the clock back.
    if (Math.abs(backend.now() - last) < HOUR_MS) return
    await reconcile(backend, ending)
  }
}
