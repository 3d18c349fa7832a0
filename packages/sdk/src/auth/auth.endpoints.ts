import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { SessionRecord } from '../session/record.ts'
import {
  handoverErrors,
  joinErrors,
  passwordCodeErrors,
  phoneCodeErrors,
  resetPasswordErrors,
} from './auth.errors.ts'
import { HandoverBody, HandoverReply, HandoverSessionBody } from './auth.handover.schema.ts'
import {
  JoinBody,
  LoginBody,
  LoginReply,
  PasswordCodeBody,
  PhoneCodeBody,
  PhoneCodeReply,
  ResetPasswordBody,
  TooSoonDetails,
} from './auth.schema.ts'

/** Sends a six-digit code to a phone (D3). */
export const requestPhoneCodeEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/auth/phone/code',
  auth: 'public',
  body: PhoneCodeBody,
  reply: PhoneCodeReply,
  errors: phoneCodeErrors,
  details: { TOO_SOON: TooSoonDetails },
})

/** Signs up with an email address and a password (D3b). */
export const signUpEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/auth/join',
  auth: 'public',
  body: JoinBody,
  reply: nothing,
  errors: joinErrors,
})

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

/** Signs in. Only the auth server calls it (D3). */
export const logInEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/auth/login',
  auth: 'public',
  body: LoginBody,
  reply: LoginReply,
})

/** Issues a one-time code for a page of another origin (D46). */
export const handOverEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/auth/handover',
  auth: 'member',
  body: HandoverBody,
  reply: HandoverReply,
  errors: handoverErrors,
})

/** Exchanges a one-time code for a session (D46). */
export const handoverSessionEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/auth/handover/session',
  auth: 'public',
  body: HandoverSessionBody,
  reply: SessionRecord,
  errors: handoverErrors,
})
