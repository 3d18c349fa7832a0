import { createTransport } from 'nodemailer'
import type { BackendConfig } from '../config.ts'

/** A message in plain text. */
export interface Mail {
  recipient: string
  subject: string
  body: string
}

/** A mail with the `Message-ID` of all of its attempts, by which servers recognise a repeated one. */
export interface SentMail extends Mail {
  messageId: string
}

/** Delivers mail. */
export interface Mailer {
  /** Rejects if the mail was not accepted. */
  send(mail: SentMail): Promise<void>
}

/** A server that does not answer holds up the queue no longer, ms. */
const LIMIT_MS = 10_000

/** Delivers mail through the SMTP server of the configuration. */
export function smtpMailer({ url, from }: NonNullable<BackendConfig['smtp']>): Mailer {
  const limits = { connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS }
  const transport = createTransport({ url, ...limits })
  return {
    async send({ recipient, subject, body, messageId }) {
      // As an object, a recipient is one address, whatever commas or brackets it contains.
      const to = { name: '', address: recipient }
      await transport.sendMail({ from, to, subject, text: body, messageId })
    },
  }
}
