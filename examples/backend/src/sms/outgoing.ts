import { eq } from 'drizzle-orm'
import { sms } from '../auth/tables.ts'
import { hasDemo } from '../config.ts'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { workOff } from '../outbox/queue.ts'
import { workDone } from '../outbox/store.ts'
import { type SmsSender, solapiSender } from './sender.ts'

/** A code is of no use after ten minutes at most. */
const GOOD_MS = 10 * 60_000

/** The sender of the configuration; without one, messages stay for the panel, and in production they fail. */
function senderOf({ config }: Backend): SmsSender | undefined {
  if (config.solapi) return solapiSender(config.solapi)
  if (hasDemo(config)) return undefined
  return {
    async send() {
      throw new Error('SOLAPI_API_KEY is not set.')
    },
  }
}

/** Returns the job that sends queued text messages, retries what failed, and drops those whose code has expired. */
export function createSmsWork(backend: Backend, sender = senderOf(backend)): () => Promise<void> {
  const { db, now } = backend
  const finish = (id: string, keep: boolean) =>
    transact(backend, async (tx) => {
      await workDone(tx, 'sms', [id], now())
      if (!keep) await tx.delete(sms).where(eq(sms.id, Number(id)))
    })
  return () =>
    workOff(backend, 'sms', async (id) => {
      const [message] = await db
        .select()
        .from(sms)
        .where(eq(sms.id, Number(id)))
      const useful = message && now() < message.createdAt + GOOD_MS
      if (useful && sender) await sender.send(message)
      await finish(id, sender === undefined)
    })
}
