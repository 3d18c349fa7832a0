import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { loginsErrors } from './logins.errors.ts'
import { LinkLoginBody, LinkLoginReply, LoginMethodsReply, LoginProvider } from './logins.schema.ts'

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

/** Unlinks the account of a service; one that is not linked stays so (D80). */
export const unlinkLoginEndpoint = endpoint({
  method: 'DELETE',
  base: 'main',
  path: '/mypage/login/:provider',
  auth: 'member',
  params: { provider: LoginProvider },
  reply: nothing,
  errors: loginsErrors,
})
