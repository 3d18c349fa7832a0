import { type Fandeck, getLoginMethods } from '@fandeck/sdk'
import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'

/** Query options of the ways in which the member can sign in (D80). */
export const loginMethodsQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: memberKey('login-methods'),
    queryFn: ({ signal }) => getLoginMethods(fandeck, { signal }),
  })
