import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { workOff } from './queue.ts'
import { addWork, workDone } from './store.ts'

const LIMIT_MS = 5000

/** Queues an alarm in the transaction; identical texts are one alarm. Texts contain no tokens or codes. */
export const raiseAlarm = (tx: Tx, backend: Backend, words: string) =>
  addWork(tx, 'alarm', words, backend.now())

/** Posts to a webhook in the format of chat services: `{ "text": "…" }`. */
async function call(url: string, text: string, fetch: typeof globalThis.fetch): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (!reply.ok) throw new Error(`The alarm webhook has answered ${reply.status}.`)
}

/**
 * Logs each due alarm and posts it to `alarmUrl`, if configured, until that accepts it: delivery is at least once
 * (D70).
 */
export async function sendAlarms(backend: Backend, fetch = globalThis.fetch): Promise<void> {
  const { alarmUrl } = backend.config
  const run = async (words: string) => {
    backend.log.error('alarm', new Error(words))
    if (alarmUrl !== undefined) await call(alarmUrl, words, fetch)
    await transact(backend, (tx) => workDone(tx, 'alarm', [words], backend.now()))
  }
  await workOff(backend, 'alarm', run, { event: 'alarm.call' })
}
