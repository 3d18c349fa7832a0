import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { linkEmailEndpoint, requestEmailLinkCodeEndpoint } from './logins.endpoints.ts'
import type { EmailLinkCode } from './logins.schema.ts'

/**
 * Mails the six-digit code with which `linkEmail` links an address to the member's account. The reply is the same for an
 * address that belongs to another account. Resolves `{ error, code }` with the server's message and
 * `logins/sign-in-again` (the sign-in is older than ten minutes), `logins/other-linked` (the account has an id with a
 * password), `auth/bad-user-id`, `auth/too-soon` or `auth/too-many-tries`.
 *
 * @param body.userId the email address
 * @returns when the code expires and when another one may be requested, epoch ms
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { data, error } = await requestEmailLinkCode(fandeck, { userId: 'fan@example.com' })
 * @see D64, D80
 */
export const requestEmailLinkCode = (
  fandeck: Fandeck,
  body: { userId: string },
  options?: CallOptions,
): Promise<MyPageAnswer<EmailLinkCode>> =>
  answerOf(call(fandeck, requestEmailLinkCodeEndpoint, { body }, options))

/** Options of `linkEmail`. */
export interface LinkEmailOptions {
  /** The email address. */
  userId: string
  /** The six digits of the mail. */
  code: string
  /** The password of the address; `checkPassword` tests it. */
  password: string
}

/**
 * Links an email address with a password to the member's account, so that it signs in, too. After a thrown error, such as
 * an outage, call it again with the same options. Resolves `{ error, code }` with the server's message and
 * `auth/wrong-code`, `auth/code-expired`, `auth/too-many-tries`, `auth/weak-password`, `auth/bad-user-id`,
 * `logins/taken` (the address belongs to another account, which keeps it), `logins/other-linked` or
 * `logins/sign-in-again`.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { error } = await linkEmail(fandeck, { userId: 'fan@example.com', code: '481902', password })
 * if (error) show(error)
 * @see D64, D80
 */
export const linkEmail = (
  fandeck: Fandeck,
  body: LinkEmailOptions,
  options?: CallOptions,
): Promise<MyPageAnswer> => answerOf(call(fandeck, linkEmailEndpoint, { body }, options))
