import { type Delivery, deleteSavedDelivery, saveDelivery } from '@fandeck/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { savedDeliveryQuery } from './drops.queries.ts'

const scope = { id: 'fandeck-saved-delivery' }

/** Fetches the delivery address that the member has saved for later orders; `null` for none (S3.17). */
export const useSavedDelivery = <Selected = Delivery | null>({
  query,
}: WithQuery<Delivery | null, Selected> = {}) => useMemberQuery(savedDeliveryQuery(useFandeck()), query)

/** Returns a mutation that saves the delivery address; `data.error` is the server's message (D64). */
export function useSaveDelivery() {
  const fandeck = useFandeck()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (delivery: Delivery) => saveDelivery(fandeck, delivery),
    scope,
    onSuccess: ({ error }, delivery) => {
      if (error === undefined) cache.setQueryData(savedDeliveryQuery(fandeck).queryKey, delivery)
    },
  })
}

/** Returns a mutation that deletes the saved delivery address; `data.error` as in `useSaveDelivery` (D64). */
export function useDeleteSavedDelivery() {
  const fandeck = useFandeck()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => deleteSavedDelivery(fandeck),
    scope,
    onSuccess: ({ error }) => {
      if (error === undefined) cache.setQueryData(savedDeliveryQuery(fandeck).queryKey, null)
    },
  })
}
