import { type Fandeck, getBenefits } from '@fandeck/sdk'
import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'

/** Query options of the benefits that the member can use now (S7.2). */
export const benefitsQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: memberKey('benefits'),
    queryFn: ({ signal }) => getBenefits(fandeck, { signal }),
  })
