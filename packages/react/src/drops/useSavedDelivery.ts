import type { Delivery } from '@fandeck/sdk'
import { deleteSavedDelivery, saveDelivery } from '@fandeck/sdk/drops'
import { useChange } from '../internal/use-change.ts'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { savedDeliveryQuery } from './address.queries.ts'

const KEY = 'saved-delivery'

/** Fetches the delivery address that the member has saved for later orders; `null` for none (S3.17). */
export const useSavedDelivery = <Selected = Delivery | null>(
  options: WithQuery<Delivery | null, Selected> = {},
) => useOwnQuery(savedDeliveryQuery, options)

/** Returns a mutation that saves the delivery address; `data.error` is the server's message (D64). */
export const useSaveDelivery = () => useChange<Delivery, undefined>(saveDelivery, KEY)

/** Returns a mutation that deletes the saved delivery address; `data.error` as in `useSaveDelivery` (D64). */
export const useDeleteSavedDelivery = () =>
  useChange<void, undefined>((fandeck) => deleteSavedDelivery(fandeck), KEY)
