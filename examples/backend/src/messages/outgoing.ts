import { eq } from 'drizzle-orm'
import { addressOf } from '../auth/owner-notice.ts'
import { sendSms } from '../auth/store.ts'
import { users } from '../auth/tables.ts'
import type { User } from '../auth/tokens.ts'
import { hasDemo } from '../config.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { queueMail } from '../mail/outgoing.ts'
import { workOff } from '../outbox/queue.ts'
import { workDone } from '../outbox/store.ts'
import { namedMessage } from '../shop/name.ts'
import { type SmsSender, solapiSender } from '../sms/sender.ts'
import { fanMessages } from './tables.ts'
import { filled, templateOf } from './templates.ts'

/** A message is of no use after a day. */
const GOOD_MS = 24 * 3_600_000
/** How long the development panel shows a text message. */
const SHOWN_MS = 10 * 60_000

type Message = typeof fanMessages.$inferSelect
type Channel = NonNullable<Message['channel']>

const senderOf = ({ config }: Backend): SmsSender | undefined => config.solapi && solapiSender(config.solapi)

/** The variables of a template of KakaoTalk. */
const variablesOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`#{${field}}`, value]))

/** Sends a message by what there is: KakaoTalk, otherwise mail, otherwise a text message. */
async function send(
  backend: Backend,
  sender: SmsSender | undefined,
  {
    message,
    member,
    end,
  }: { message: Message; member: User; end: (tx: Tx, channel: Channel) => Promise<void> },
): Promise<void> {
  const { config, db, now } = backend
  const { subject, body, kakaoTemplate } = await templateOf(db, message.name)
  const values = { ...message.values, nickname: member.nickname, site: config.origins.site }
  const { phone } = member
  if (sender && phone !== null && kakaoTemplate !== undefined && config.solapi?.channel !== undefined) {
    const kakao = { channel: config.solapi.channel, template: kakaoTemplate, variables: variablesOf(values) }
    await sender.send({ phone, body: await namedMessage(db, filled(body, values)), kakao })
    return transact(backend, (tx) => end(tx, 'kakao'))
  }
  const recipient = config.smtp || hasDemo(config) ? await addressOf(db, member) : undefined
  if (recipient !== undefined)
    return transact(backend, async (tx) => {
      const mail = { recipient, subject: filled(subject, values), body: filled(body, values) }
      await queueMail(tx, backend, { ...mail, expiresAt: now() + GOOD_MS })
      await end(tx, 'mail')
    })
  if (phone === null) return transact(backend, (tx) => end(tx, 'none'))
  if (sender) {
    await sender.send({ phone, body: await namedMessage(db, filled(body, values)) })
    return transact(backend, (tx) => end(tx, 'sms'))
  }
  // The panel shows it.
  if (hasDemo(config))
    return transact(backend, async (tx) => {
      await sendSms(tx, { phone, body: filled(body, values), createdAt: now() }, now() - SHOWN_MS)
      await end(tx, 'sms')
    })
  return transact(backend, (tx) => end(tx, 'none'))
}

/** Returns the job that sends the messages to fans, each once, and retries what failed for a day. */
export function createFanMessageWork(backend: Backend, sender = senderOf(backend)): () => Promise<void> {
  const { db, now } = backend
  return () =>
    workOff(backend, 'message', async (id) => {
      const [found] = await db
        .select({ message: fanMessages, member: users })
        .from(fanMessages)
        .innerJoin(users, eq(users.id, fanMessages.userId))
        .where(eq(fanMessages.id, Number(id)))
      const end = async (tx: Tx, channel: Channel | null) => {
        const ended = { channel, endedAt: now() }
        await tx
          .update(fanMessages)
          .set(ended)
          .where(eq(fanMessages.id, Number(id)))
        await workDone(tx, 'message', [id], now())
      }
      const isGood = found && found.member.withdrawnAt === null && now() < found.message.createdAt + GOOD_MS
      if (!isGood) return transact(backend, (tx) => end(tx, null))
      return send(backend, sender, { ...found, end })
    })
}
