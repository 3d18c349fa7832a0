import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { mailCodeErrors, resetPasswordErrors } from './auth.errors.ts'
import { MailCodeBody, ResetPasswordBody } from './auth.mail.schema.ts'
import { PhoneCodeReply, TooSoonDetails } from './auth.schema.ts'

/** Mails a six-digit code to an email account, if there is one (D82). */
export const requestPasswordCodeEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/auth/password/code',
  auth: 'public',
  body: MailCodeBody,
  reply: PhoneCodeReply,
  errors: mailCodeErrors,
  details: { TOO_SOON: TooSoonDetails },
})

/** Mails the six-digit code that verifies the email address of a sign-up (D82). */
export const requestSignUpCodeEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/auth/join/code',
  auth: 'public',
  body: MailCodeBody,
  reply: PhoneCodeReply,
  errors: mailCodeErrors,
  details: { TOO_SOON: TooSoonDetails },
})

/** Replaces the password of an email account by a mailed code, and ends all of its sessions (D82). */
export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/auth/password/reset',
  auth: 'public',
  body: ResetPasswordBody,
  reply: nothing,
  errors: resetPasswordErrors,
})
