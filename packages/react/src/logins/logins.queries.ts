import type { Fandeck } from '@fandeck/sdk'
import { getLoginMethods } from '@fandeck/sdk/logins'
import { memberKey } from '../internal/query-keys.ts'
import { callOptions } from '../internal/query-options.ts'

/** Query options of the ways in which the member can sign in (D80). */
export const loginMethodsQuery = (fandeck: Fandeck) =>
  callOptions(memberKey('login-methods'), fandeck, getLoginMethods, 'account:password-changed')
