import type { Fandeck } from '@fandeck/sdk'
import { type DropRef, getDropOdds } from '@fandeck/sdk/drops'
import { invalidatedBy } from '../internal/invalidated-by.ts'
import { publicKey } from '../internal/query-keys.ts'
import { fandeckQuery } from '../internal/query-options.ts'

/** Query options of the odds of a drop's finishes. */
export const dropOddsQuery = (fandeck: Fandeck, { dropId }: DropRef) =>
  fandeckQuery({
    queryKey: publicKey('drop-odds', dropId),
    queryFn: ({ signal }) => getDropOdds(fandeck, { dropId }, { signal }),
    meta: invalidatedBy('drops:purchased', 'drops:cancelled'),
  })
