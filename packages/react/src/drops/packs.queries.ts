import type { Fandeck } from '@fandeck/sdk'
import { getUnopenedPacks } from '@fandeck/sdk/drops'
import { ORDERS_CHANGED } from '../internal/invalidated-by.ts'
import { memberKey } from '../internal/query-keys.ts'
import { callOptions } from '../internal/query-options.ts'

/** Query options of the member's packs that wait to be opened (D79). */
export const unopenedPacksQuery = (fandeck: Fandeck) =>
  callOptions(memberKey('transactions', 'unopened'), fandeck, getUnopenedPacks, ...ORDERS_CHANGED)
