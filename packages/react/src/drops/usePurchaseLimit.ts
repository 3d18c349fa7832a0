import type { checkWhitelist, DropRef } from '@fandeck/sdk/drops'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { firstPurchaseQuery, purchaseLimitQuery, whitelistQuery } from './drops.queries.ts'

/** Fetches the number of packs that the member may still buy (S7.28). */
export const usePurchaseLimit = <Selected = number>({
  dropId,
  query,
}: DropRef & WithQuery<number, Selected>) =>
  useMemberQuery(purchaseLimitQuery(useFandeck(), { dropId }), query)

type Listing = Awaited<ReturnType<typeof checkWhitelist>>

/** Checks whether the member is on the drop's whitelist; disable it for drops without one (S7.26, D19). */
export const useWhitelist = <Selected = Listing>({ dropId, query }: DropRef & WithQuery<Listing, Selected>) =>
  useMemberQuery(whitelistQuery(useFandeck(), { dropId }), query)

/** Checks whether the member has not bought in this drop yet (S7.30). */
export const useFirstPurchase = <Selected = boolean>({
  dropId,
  query,
}: DropRef & WithQuery<boolean, Selected>) =>
  useMemberQuery(firstPurchaseQuery(useFandeck(), { dropId }), query)
