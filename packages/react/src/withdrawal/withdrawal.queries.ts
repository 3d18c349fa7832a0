import type { Fandeck } from '@fandeck/sdk'
import { getWithdrawal } from '@fandeck/sdk/withdrawal'
import { memberKey } from '../internal/query-keys.ts'
import { fandeckQuery } from '../internal/query-options.ts'

/** Query options of what the member loses by a withdrawal; fetched again for every visit (S7.55). */
export const withdrawalQuery = (fandeck: Fandeck) =>
  fandeckQuery({
    queryKey: memberKey('withdrawal'),
    queryFn: ({ signal }) => getWithdrawal(fandeck, { signal }),
    staleTime: 0,
  })
