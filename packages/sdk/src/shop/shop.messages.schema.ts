import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { schemaAddress, shopText } from './shop.values.schema.ts'

/** The messages that a shop sends to a fan, by the names of their files, and what `{…}` in them can name. */
export const MESSAGE_FIELDS = {
  shipped: ['nickname', 'order', 'drop', 'carrier', 'invoice', 'site'],
  answered: ['nickname', 'title', 'site'],
  refunded: ['nickname', 'order', 'drop', 'amount', 'site'],
  cancelled: ['nickname', 'order', 'drop', 'amount', 'site'],
  opening: ['nickname', 'drop', 'at', 'link', 'site'],
  change: ['nickname', 'order', 'drop', 'reason', 'site'],
} as const satisfies Record<string, readonly string[]>
/** A message of `MESSAGE_FIELDS`. */
export type MessageName = keyof typeof MESSAGE_FIELDS

/** `messages/<name>.json`: the text of a message to a fan, in place of the one that is built in. */
export interface MessageFile {
  $schema?: string | undefined
  /** The subject of the mail; the name of the shop stands before it. */
  subject: string
  /** The mail or text message; `{order}` stands for the number of the order. */
  body: string
  /** The id of the template of KakaoTalk at Solapi, with the same body; its variables are those of the body. */
  kakaoTemplate?: string | undefined
}
/** The schema of `MessageFile`. */
export const MessageFile = model(
  z.strictObject({
    $schema: schemaAddress,
    subject: shopText(100),
    body: shopText(1000),
    kakaoTemplate: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{5,60}$/))),
  }),
) satisfies Codec<MessageFile>
