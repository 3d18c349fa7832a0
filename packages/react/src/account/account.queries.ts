import { type Fandeck, loadUser } from '@fandeck/sdk'
import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'

/**
 * Query options of the member with points and wallet. The provider and the hooks share this query, so that the member
 * is loaded once (S4.11); it takes no signal, because a component that unmounts must not cancel the provider's load.
 */
export const memberQuery = (fandeck: Fandeck) =>
  queryOptions({ queryKey: memberKey('user'), queryFn: () => loadUser(fandeck) })
