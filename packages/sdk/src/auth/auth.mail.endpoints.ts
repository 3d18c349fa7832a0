import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { mailCodeErrors, resetPasswordErrors } from './auth.errors.ts'
import { MailCodeBody, ResetPasswordBody } from './auth.mail.schema.ts'
import { PhoneCodeReply, TooSoonDetails } from './auth.schema.ts'

const mailCode = {
  method: 'POST',
  base: 'main',
  auth: 'public',
  body: MailCodeBody,
  reply: PhoneCodeReply,
  errors: mailCodeErrors,
  details: { TOO_SOON: TooSoonDetails },
} as const

/** Mails a six-digit code to an email account, if there is one (D82). */
export const requestPasswordCodeEndpoint = endpoint({ ...mailCode, path: '/auth/password/code' })

/** Mails the six-digit code that verifies the email address of a sign-up (D82). */
export const requestSignUpCodeEndpoint = endpoint({ ...mailCode, path: '/auth/join/code' })

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
