import { bigint, index, pgTable, serial, text } from 'drizzle-orm/pg-core'

/** Outgoing mail, deleted once it is sent or no longer of use; without SMTP the development panel shows it. */
export const mails = pgTable(
  'mails',
  {
    id: serial('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Mail that is not sent by then is deleted, epoch ms. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('mails_expiry').on(table.expiresAt)],
)
