import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { loginsErrors } from './logins.errors.ts'
import { LinkLoginBody, LinkLoginReply, LoginMethodsReply, LoginWay } from './logins.schema.ts'

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
