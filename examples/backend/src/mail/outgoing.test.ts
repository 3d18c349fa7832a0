import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { smtpServer } from '../../test/smtp.ts'
import { smtpMailer } from './mailer.ts'
import { createMailWork, newestMails, queueMail } from './outgoing.ts'

const MINUTE = 60_000
const mail = { recipient: 'fan@example.com', subject: '[팬덱] 인증번호', body: '인증번호는 481902예요.' }

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
})
afterEach(() => it.close())

const queue = () => queueMail(it.backend.db, it.backend, { ...mail, expiresAt: NOON + 10 * MINUTE })
const kept = () => newestMails(it.backend.db)

describe('outgoing mail', () => {
  test('is sent once over SMTP, to one recipient, and deleted', async () => {
    const smtp = await smtpServer()
    try {
      await queue()
      const odd = 'fan"a,b@c"@example.com'
      await queueMail(it.backend.db, it.backend, { ...mail, recipient: odd, expiresAt: NOON + MINUTE })
      const work = createMailWork(
        it.backend,
        smtpMailer({ url: smtp.url, from: '팬덱 <no-reply@fandeck.example>' }),
      )
      await work()
      await work()
      expect(smtp.received[0]?.to).toEqual([mail.recipient])
      expect(smtp.received.every(({ to }) => to.length === 1)).toBe(true)
      expect(smtp.received[0]?.raw).toContain('no-reply@fandeck.example')
      expect(smtp.received.filter(({ to }) => to[0] === mail.recipient)).toHaveLength(1)
      expect((await kept()).map(({ recipient }) => recipient)).not.toContain(mail.recipient)
    } finally {
      await smtp.close()
    }
  })

  test('is retried after a failure, and deleted when it expires', async () => {
    let failing = true
    const sent: string[] = []
    const work = createMailWork(it.backend, {
      async send({ recipient }) {
        if (failing) throw new Error('451 try again later')
        sent.push(recipient)
      },
    })
    await queue()
    await work()
    expect(await kept()).toHaveLength(1)
    failing = false
    await work()
    expect(sent).toEqual([])
    it.clock.advance(MINUTE)
    await work()
    expect(sent).toEqual([mail.recipient])
    expect(await kept()).toEqual([])
    failing = true
    await queueMail(it.backend.db, it.backend, { ...mail, expiresAt: NOON + 5 * MINUTE })
    await work()
    it.clock.advance(10 * MINUTE)
    failing = false
    await work()
    expect(sent).toHaveLength(1)
    expect(await kept()).toEqual([])
  })

  test('stays for the development panel without SMTP', async () => {
    await queue()
    await createMailWork(it.backend)()
    expect(await kept()).toMatchObject([mail])
  })
})
