import type { Fandeck } from '@fandeck/sdk'
import type { MyPageAnswer } from '@fandeck/sdk/account'
import { signIn } from '@fandeck/sdk/auth'
import {
  type LoginMethod,
  type LoginProvider,
  linkEmail,
  requestEmailLinkCode,
  requestLoginLink,
  unlinkLogin,
} from '@fandeck/sdk/logins'
import { useCall } from '../internal/use-call.ts'
import { useChange } from '../internal/use-change.ts'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { loginMethodsQuery } from './logins.queries.ts'

/** Fetches the ways in which the member can sign in (D80). */
export const useLoginMethods = <Selected = LoginMethod[]>(options: WithQuery<LoginMethod[], Selected> = {}) =>
  useOwnQuery(loginMethodsQuery, options)

/** The options of a link. */
export interface LinkLoginOptions {
  provider: LoginProvider
  /** The page to return to; `loginLinkResult` reads the result there. */
  callbackUrl?: string | undefined
}

async function link(fandeck: Fandeck, options: LinkLoginOptions): Promise<MyPageAnswer> {
  const answer = await requestLoginLink(fandeck, options)
  if (answer.error !== undefined) return answer
  await signIn(fandeck, { ...options, ...answer.data })
  return { data: undefined }
}

/**
 * Returns a mutation that links an account of Google or Kakao. It leaves the page; `data.error` is the server's message
 * when it stays (D64, D80).
 */
export const useLinkLogin = () => useCall(link)

/** Returns a mutation that unlinks one; pending until the ways have been fetched again, `data.error` as in `useLinkLogin`. */
export const useUnlinkLogin = () => useChange(unlinkLogin, 'login-methods')

/** Returns a mutation that mails the code for `useLinkEmail`; `data.error` as in `useLinkLogin` (D80). */
export const useEmailLinkCode = () => useCall(requestEmailLinkCode)

/**
 * Returns a mutation that links an email address with a password; pending until the ways have been fetched again,
 * `data.error` as in `useLinkLogin` (D80).
 */
export const useLinkEmail = () => useChange(linkEmail, 'login-methods')
