import type { MessageName } from '@fandeck/sdk/shop'
import { bigint, index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** The texts of messages to fans that the shop's files have; the others are built in (`defaults.ts`). */
export const messageTemplates = pgTable('message_templates', {
  name: text('name').$type<MessageName>().primaryKey(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  /** The template of KakaoTalk at Solapi. */
  kakaoTemplate: text('kakao_template'),
})

/** The messages to fans; the outbox sends each once. */
export const fanMessages = pgTable(
  'fan_messages',
  {
    id: serial('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').$type<MessageName>().notNull(),
    /** The order, the inquiry, or the drop, the member and the opening of a reminder. */
    subject: text('subject').notNull(),
    /** 1 for the message of the event itself; an operator has sent the others again. */
    turn: integer('turn').notNull().default(1),
    /** What stands for the fields of the text. */
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    createdAt: ms('created_at').notNull(),
    /** How it went out; `none` if the member has no address that the shop can reach. */
    channel: text('channel', { enum: ['kakao', 'mail', 'sms', 'none'] }),
    endedAt: ms('ended_at'),
  },
  (table) => [
    unique('fan_messages_turn').on(table.name, table.subject, table.turn),
    index('fan_messages_user').on(table.userId, table.id),
  ],
)
