import type { Fandeck } from '@fandeck/sdk'
import { getSavedDelivery } from '@fandeck/sdk/drops'
import { memberKey } from '../internal/query-keys.ts'
import { callOptions } from '../internal/query-options.ts'

/** Query options of the delivery address that the member has saved. */
export const savedDeliveryQuery = (fandeck: Fandeck) =>
  callOptions(memberKey('saved-delivery'), fandeck, getSavedDelivery)
