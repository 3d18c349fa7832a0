import { desc, eq, inArray, lte } from 'drizzle-orm'
import { hasDemo } from '../config.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { addWork, dueWork, workDone, workFailed } from '../outbox/store.ts'
import { inWork } from '../telemetry/spans.ts'
import { type Mail, type Mailer, smtpMailer } from './mailer.ts'
import { mails } from './tables.ts'

const AT_ONCE = 20
const SHOWN = 20

/** Queues a mail in the transaction; it is sent after the commit, or never after `expiresAt`. */
export async function queueMail(tx: Tx, backend: Backend, mail: Mail & { expiresAt: number }): Promise<void> {
  const [added] = await tx.insert(mails).values(mail).returning({ id: mails.id })
  if (added) await addWork(tx, 'mail', String(added.id), backend.now())
}

/** Returns the newest mail, for the development panel. */
export const newestMails = (tx: Tx): Promise<(typeof mails.$inferSelect)[]> =>
  tx.select().from(mails).orderBy(desc(mails.id)).limit(SHOWN)

/** The mailer of the configuration; without SMTP, mail stays for the panel, and in production it fails. */
function mailerOf({ config }: Backend): Mailer | undefined {
  if (config.smtp) return smtpMailer(config.smtp)
  if (hasDemo(config)) return undefined
  return {
    async send() {
      throw new Error('SMTP_URL is not set.')
    },
  }
}

/** Returns the job that sends queued mail, retries what failed, and deletes what has expired. */
export function createMailWork(backend: Backend, mailer = mailerOf(backend)): () => Promise<void> {
  const { db, log, now } = backend
  const finish = (id: string, keep: boolean) =>
    transact(backend, async (tx) => {
      await workDone(tx, 'mail', [id], now())
      if (!keep) await tx.delete(mails).where(eq(mails.id, Number(id)))
    })
  return async () => {
    await db.delete(mails).where(lte(mails.expiresAt, now()))
    const due = await dueWork(db, 'mail', now(), AT_ONCE)
    if (due.length === 0) return
    const rows = await db
      .select()
      .from(mails)
      .where(inArray(mails.id, due.map(Number)))
    for (const id of due) {
      const mail = rows.find((row) => row.id === Number(id))
      try {
        await inWork('mail', {}, async () => {
          if (mail && mailer) await mailer.send(mail)
          await finish(id, mailer === undefined)
        })
      } catch (error) {
        log.error('mail', error)
        await workFailed(db, 'mail', id, now())
      }
    }
  }
}
