import { cancelOrder, openPacks, requestReturn, type UnopenedPacks } from '@fandeck/sdk/drops'
import { useCall } from '../internal/use-call.ts'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { unopenedPacksQuery } from './packs.queries.ts'

/** Fetches the member's packs that wait to be opened, newest first (D79). */
export const useUnopenedPacks = <Selected = UnopenedPacks[]>(
  options: WithQuery<UnopenedPacks[], Selected> = {},
) => useOwnQuery(unopenedPacksQuery, options)

/** Returns a mutation that opens the packs of an order; a repetition returns the same cards (D79). */
export const useOpenPacks = () => useCall(openPacks)

/** Returns a mutation that cancels a paid order whose packs are closed (D79). */
export const useCancelOrder = () => useCall(cancelOrder)

/** Returns a mutation that requests the return of delivered goods whose packs are closed (D79). */
export const useRequestReturn = () => useCall(requestReturn)
