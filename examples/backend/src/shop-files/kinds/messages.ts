import { MESSAGE_FIELDS, type MessageFile, type MessageName } from '@fandeck/sdk/shop'
import { eq, sql } from 'drizzle-orm'
import { messageTemplates } from '../../messages/tables.ts'
import type { Kind } from '../kind.ts'

const isName = (name: string): name is MessageName => Object.hasOwn(MESSAGE_FIELDS, name)

/** The messages to fans. `checkShop` refuses other names. */
export const messagesKind: Kind<MessageFile> = {
  async write({ tx }, { name, after }) {
    if (!isName(name)) return
    const { subject, body, kakaoTemplate = null } = after
    const row = { subject, body, kakaoTemplate }
    await tx
      .insert(messageTemplates)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: messageTemplates.name, set: row })
  },
  async remove({ tx }, { name }) {
    await tx.delete(messageTemplates).where(eq(sql`${messageTemplates.name}`, name))
  },
}
