import type { Fandeck } from '@fandeck/sdk'
import { loadUser } from '@fandeck/sdk/account'
import { invalidatedBy, POINTS_CHANGED, WALLET_CHANGED } from '../internal/invalidated-by.ts'
import { memberKey } from '../internal/query-keys.ts'
import { fandeckQuery } from '../internal/query-options.ts'

/**
 * Query options of the member with points and wallet. The provider and the hooks share this query, so the member loads
 * once (S4.11). It ignores the abort signal, because an unmounting component must not cancel the provider's request.
 */
export const memberQuery = (fandeck: Fandeck) =>
  fandeckQuery({
    queryKey: memberKey('user'),
    queryFn: () => loadUser(fandeck),
    meta: invalidatedBy(...POINTS_CHANGED, ...WALLET_CHANGED),
  })
