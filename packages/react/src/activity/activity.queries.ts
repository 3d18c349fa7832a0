import type { Fandeck } from '@fandeck/sdk'
import { getActivity } from '@fandeck/sdk/activity'
import { CARDS_CHANGED, ORDERS_CHANGED } from '../internal/invalidated-by.ts'
import { memberKey } from '../internal/query-keys.ts'
import { pagedOptions } from '../internal/query-options.ts'

/** Query options of what the member did, newest first, one page at a time (S7.42). */
export const activityQuery = (fandeck: Fandeck) =>
  pagedOptions(
    memberKey('activity'),
    (cursor, options) => getActivity(fandeck, { cursor }, options),
    ...CARDS_CHANGED,
    ...ORDERS_CHANGED,
    'campaigns:picked',
    'claims:benefit-completed',
  )
