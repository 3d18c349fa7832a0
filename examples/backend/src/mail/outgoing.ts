import { desc, eq, lte } from 'drizzle-orm'
import { hasDemo } from '../config.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { workOff } from '../outbox/queue.ts'
import { addWork, workDone } from '../outbox/store.ts'
import { namedMessage } from '../shop/name.ts'
import { type Mail, type Mailer, smtpMailer } from './mailer.ts'
import { mails } from './tables.ts'

const SHOWN = 20

/** Queues a mail in the transaction, with the name of the shop before its subject; it is sent after the commit, or never after `expiresAt`. */
export async function queueMail(
  tx: Tx,
  backend: Pick<Backend, 'now'>,
  mail: Mail & { expiresAt: number },
): Promise<void> {
  const subject = await namedMessage(tx, mail.subject)
  const [added] = await tx
    .insert(mails)
    .values({ ...mail, subject })
    .returning({ id: mails.id })
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
  const { db, now } = backend
  const finish = (id: string, keep: boolean) =>
    transact(backend, async (tx) => {
      await workDone(tx, 'mail', [id], now())
      if (!keep) await tx.delete(mails).where(eq(mails.id, Number(id)))
    })
  const host = new URL(backend.config.origins.site).hostname
  return async () => {
    await db.delete(mails).where(lte(mails.expiresAt, now()))
    await workOff(backend, 'mail', async (id) => {
      const [mail] = await db
        .select()
        .from(mails)
        .where(eq(mails.id, Number(id)))
      const messageId = `<${id}.${mail?.expiresAt}@${host}>`
      if (mail && mailer) await mailer.send({ ...mail, messageId })
      await finish(id, mailer === undefined)
    })
  }
}
