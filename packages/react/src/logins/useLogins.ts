import {
  type LoginMethod,
  type LoginProvider,
  type MyPageAnswer,
  requestLoginLink,
  signIn,
  unlinkLogin,
} from '@fandeck/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { loginMethodsQuery } from './logins.queries.ts'

const scope = { id: 'fandeck-logins' }

/** Fetches the ways in which the member can sign in (D80). */
export const useLoginMethods = <Selected = LoginMethod[]>({
  query,
}: WithQuery<LoginMethod[], Selected> = {}) => useMemberQuery(loginMethodsQuery(useFandeck()), query)

/** The options of a link. */
export interface LinkLoginOptions {
  provider: LoginProvider
  /** The page to return to; `loginLinkResult` reads the result there. */
  callbackUrl?: string
}

/**
 * Returns a mutation that links an account of Google or Kakao. It leaves the page; `data.error` is the server's message
 * when it stays (D64, D80).
 */
export function useLinkLogin() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: async ({ provider, callbackUrl }: LinkLoginOptions): Promise<MyPageAnswer> => {
      const answer = await requestLoginLink(fandeck, { provider })
      if (answer.error !== undefined) return answer
      const back = callbackUrl === undefined ? {} : { callbackUrl }
      await signIn(fandeck, { provider, linkCode: answer.data.linkCode, ...back })
      return { data: undefined }
    },
    scope,
  })
}

/** Returns a mutation that unlinks one; pending until the ways have been fetched again, `data.error` as in `useLinkLogin`. */
export function useUnlinkLogin() {
  const fandeck = useFandeck()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (options: { provider: LoginProvider }) => unlinkLogin(fandeck, options),
    scope,
    onSuccess: () => cache.invalidateQueries({ queryKey: memberKey('login-methods') }),
  })
}
