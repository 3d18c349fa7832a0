import type { MessageName } from '@fandeck/sdk/shop'
import { eq } from 'drizzle-orm'
import { addressOf } from '../auth/owner-notice.ts'
import { sendSms } from '../auth/store.ts'
import { users } from '../auth/tables.ts'
import type { User } from '../auth/tokens.ts'
import { type BackendConfig, hasDemo } from '../config.ts'
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

/** Where a message reaches a member. */
type Way =
  | { channel: 'kakao' | 'sms'; phone: string }
  | { channel: 'mail'; mail: string }
  | { channel: 'none' }

const byKakao = ({ solapi }: BackendConfig, phone: string | null, kakaoTemplate: string | undefined) =>
  solapi?.channel !== undefined && phone !== null && kakaoTemplate !== undefined

/** Returns how a message reaches a member: by KakaoTalk, otherwise mail, otherwise a text message. */
export function wayOf(
  config: BackendConfig,
  {
    phone,
    mail,
    kakaoTemplate,
  }: { phone: string | null; mail: string | undefined; kakaoTemplate: string | undefined },
): Way {
  if (phone !== null && byKakao(config, phone, kakaoTemplate)) return { channel: 'kakao', phone }
  if (mail !== undefined && (config.smtp || hasDemo(config))) return { channel: 'mail', mail }
  // Without Solapi, the panel of the demo shows it.
  return phone !== null && (config.solapi || hasDemo(config))
    ? { channel: 'sms', phone }
    : { channel: 'none' }
}

async function wayTo({ config, db }: Backend, member: User, kakaoTemplate: string | undefined): Promise<Way> {
  const { phone } = member
  const mail = byKakao(config, phone, kakaoTemplate) ? undefined : await addressOf(db, member)
  return wayOf(config, { phone, mail, kakaoTemplate })
}

/** Returns the channel by which a message of a name reaches a member. */
export async function channelOf(backend: Backend, member: User, name: MessageName): Promise<Channel> {
  const { kakaoTemplate } = await templateOf(backend.db, name)
  return (await wayTo(backend, member, kakaoTemplate)).channel
}

/** Sends a message, and ends it by its channel. */
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
  const way = await wayTo(backend, member, kakaoTemplate)
  const ended = () => transact(backend, (tx) => end(tx, way.channel))
  if (way.channel === 'none') return ended()
  if (way.channel === 'mail')
    return transact(backend, async (tx) => {
      const mail = { recipient: way.mail, subject: filled(subject, values), body: filled(body, values) }
      await queueMail(tx, backend, { ...mail, expiresAt: now() + GOOD_MS })
      await end(tx, 'mail')
    })
  const { phone } = way
  if (!sender)
    return transact(backend, async (tx) => {
      await sendSms(tx, { phone, body: filled(body, values), createdAt: now() }, now() - SHOWN_MS)
      await end(tx, 'sms')
    })
  const { channel = '' } = config.solapi ?? {}
  const kakao = way.channel === 'kakao' && {
    kakao: { channel, template: kakaoTemplate ?? '', variables: variablesOf(values) },
  }
  await sender.send({ phone, body: await namedMessage(db, filled(body, values)), ...kakao })
  return ended()
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
