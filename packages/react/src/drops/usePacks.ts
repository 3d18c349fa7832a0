import { cancelOrder, openPacks, type UnopenedPacks } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useCall } from '../internal/use-call.ts'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { unopenedPacksQuery } from './drops.queries.ts'

/** Fetches the member's packs that wait to be opened, newest first (D79). */
export const useUnopenedPacks = <Selected = UnopenedPacks[]>({
  query,
}: WithQuery<UnopenedPacks[], Selected> = {}) => useMemberQuery(unopenedPacksQuery(useFandeck()), query)

/** Returns a mutation that opens the packs of an order; a repetition returns the same cards (D79). */
export function useOpenPacks() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: (options: { orderId: string }) => openPacks(fandeck, options) })
}

/** Returns a mutation that cancels a paid order whose packs are closed (D79). */
export const useCancelOrder = () => useCall(cancelOrder)
