import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { emailLinkCodeErrors, linkEmailErrors, loginsErrors } from './logins.errors.ts'
import {
  EmailLinkCodeBody,
  EmailLinkCodeReply,
  LinkEmailBody,
  LinkLoginBody,
  LinkLoginReply,
  LoginMethodsReply,
  LoginWay,
} from './logins.schema.ts'

/** Returns the ways in which the member can sign in (D80). */
export const getLoginMethodsEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/login',
  auth: 'member',
  reply: LoginMethodsReply,
})

/** Issues the code with which the auth server links an account of another service (D80). */
export const linkLoginEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/login/link',
  auth: 'member',
  body: LinkLoginBody,
  reply: LinkLoginReply,
  errors: loginsErrors,
})

/** Mails the code that proves that an address is the member's own (D80). */
export const requestEmailLinkCodeEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/login/email/code',
  auth: 'member',
  body: EmailLinkCodeBody,
  reply: EmailLinkCodeReply,
  errors: emailLinkCodeErrors,
})

/** Links an address with a password by its mailed code; repeating it has no further effect (D80). */
export const linkEmailEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/login/email',
  auth: 'member',
  body: LinkEmailBody,
  reply: nothing,
  errors: linkEmailErrors,
})

/** Removes a way to sign in; one that the member has not stays so (D80). */
export const unlinkLoginEndpoint = endpoint({
  method: 'DELETE',
  base: 'main',
  path: '/mypage/login/:provider',
  auth: 'member',
  params: { provider: LoginWay },
  reply: nothing,
  errors: loginsErrors,
})
