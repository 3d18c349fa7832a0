import { createTransport } from 'nodemailer'
import type { BackendConfig } from '../config.ts'

/** A message in plain text. */
export interface Mail {
  recipient: string
  subject: string
  body: string
}

/** Delivers mail. */
export interface Mailer {
  /** Rejects if the mail was not accepted. */
  send(mail: Mail): Promise<void>
}

/** A server that does not answer holds up the queue no longer, ms. */
const LIMIT_MS = 10_000

/** Delivers mail through the SMTP server of the configuration. */
export function smtpMailer({ url, from }: NonNullable<BackendConfig['smtp']>): Mailer {
  const limits = { connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS }
  const transport = createTransport({ url, ...limits })
  return {
    async send({ recipient, subject, body }) {
      // As an object, a recipient is one address, whatever commas or brackets it contains.
      await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body })
    },
  }
}
