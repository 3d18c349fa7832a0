import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { freshDatabase } from '../../test/backend.ts'
import { smtpServer } from '../../test/smtp.ts'
import { openDb } from '../db/open.ts'
import { CLAIM_MS } from '../outbox/store.ts'
import { queueMail } from './outgoing.ts'

const MAILS = Number(process.env.FANDECK_MAILS ?? 300)
const KILLS = 10
const PROCESS = join(import.meta.dirname, '../../test/mail.process.ts')

const running = new Set<ChildProcess>()
async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  running.delete(child)
}
afterEach(async () => {
  for (const child of running) await end(child)
})

test('two backends send each mail once, and one again at most for each kill', async () => {
  const [databaseUrl, smtp] = [await freshDatabase(), await smtpServer()]
  const { db, close } = await openDb(databaseUrl)
  const start = async (ahead = 0) => {
    const child = fork(PROCESS, [databaseUrl, smtp.url, String(ahead)])
    running.add(child)
    await once(child, 'message')
    return child
  }
  const distinct = () => new Set(smtp.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]))
  try {
    const backend = { now: Date.now } as const
    for (let n = 0; n < MAILS; n++) {
      await queueMail(db, backend, {
        recipient: `fan-${n}@example.com`,
        subject: '[팬덱] 인증번호',
        body: '인증번호는 481902예요.',
        expiresAt: Date.now() + 10 * CLAIM_MS,
      })
    }
    await start()
    let next = await start()
    for (let n = 0; n < KILLS; n++) {
      await pause(150)
      await end(next)
      next = await start()
    }
    for (const child of running) await end(child)
    // The claims of the killed processes have ended by then.
    await start(CLAIM_MS)
    await start(CLAIM_MS)
    await expect.poll(() => distinct().size, { timeout: 60_000 }).toBe(MAILS)
    const recipients = new Set(smtp.received.map(({ to }) => to.join()))
    expect(recipients.size).toBe(MAILS)
    const repeated = smtp.received.length - MAILS
    process.stdout.write(
      `${MAILS} mails, ${KILLS + 2} kills, ${repeated} sent twice under the same Message-ID\n`,
    )
    expect(repeated).toBeLessThanOrEqual(KILLS + 2)
  } finally {
    for (const child of running) await end(child)
    await close()
    await smtp.close()
  }
}, 180_000)
