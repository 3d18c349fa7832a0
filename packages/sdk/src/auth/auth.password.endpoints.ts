import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { passwordCodeErrors, resetPasswordErrors } from './auth.errors.ts'
import { PasswordCodeBody, ResetPasswordBody } from './auth.password.schema.ts'
import { PhoneCodeReply, TooSoonDetails } from './auth.schema.ts'

/** Mails a six-digit code to an email account, if there is one (D82). */
export const requestPasswordCodeEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/auth/password/code',
  auth: 'public',
  body: PasswordCodeBody,
  reply: PhoneCodeReply,
  errors: passwordCodeErrors,
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
