import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { SessionRecord } from '../session/record.ts'
import { handoverErrors, joinErrors, logInErrors, phoneCodeErrors } from './auth.errors.ts'
import { HandoverBody, HandoverReply, HandoverSessionBody } from './auth.handover.schema.ts'
import {
  JoinBody,
  LoginBody,
  LoginReply,
  PhoneCodeBody,
  PhoneCodeReply,
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

/** Signs in. Only the auth server calls it (D3). */
export const logInEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/auth/login',
  auth: 'public',
  body: LoginBody,
  reply: LoginReply,
  errors: logInErrors,
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
