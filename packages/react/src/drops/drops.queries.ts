import {
  checkWhitelist,
  type DropRef,
  type Fandeck,
  getDrop,
  getDropsInformation,
  getPurchaseLimit,
  getSavedDelivery,
  getStock,
  getTransaction,
  getTransactions,
  getUnopenedPacks,
  isFirstPurchase,
  type TransactionPage,
} from '@fandeck/sdk'
import { type InfiniteData, infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { memberKey, publicKey } from '../internal/query-keys.ts'

/** Query options of one drop's numbers and vendor (S7.27). */
export const dropQuery = (fandeck: Fandeck, { dropId }: DropRef) =>
  queryOptions({
    queryKey: publicKey('drop', dropId),
    queryFn: ({ signal }) => getDrop(fandeck, { dropId }, { signal }),
  })

/** Query options of the packs left; `null` when no server has answered (D68). */
export const stockQuery = (fandeck: Fandeck, { dropId }: DropRef) =>
  queryOptions({
    queryKey: publicKey('stock', dropId),
    queryFn: async ({ signal }) => (await getStock(fandeck, { dropId }, { signal })) ?? null,
  })

/** Query options of the static information of all drops (S7.32). */
export const dropsInformationQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: publicKey('drops-information'),
    queryFn: ({ signal }) => getDropsInformation(fandeck, { signal }),
  })

/** Query options of the number of packs that the member may still buy (S7.28). */
export const purchaseLimitQuery = (fandeck: Fandeck, { dropId }: DropRef) =>
  queryOptions({
    queryKey: memberKey('purchase-limit', dropId),
    queryFn: ({ signal }) => getPurchaseLimit(fandeck, { dropId }, { signal }),
  })

/** Query options of the drop's whitelist check (S7.26). */
export const whitelistQuery = (fandeck: Fandeck, { dropId }: DropRef) =>
  queryOptions({
    queryKey: memberKey('whitelist', dropId),
    queryFn: ({ signal }) => checkWhitelist(fandeck, { dropId }, { signal }),
  })

/** Query options of whether the member has not bought in the drop yet (S7.30). */
export const firstPurchaseQuery = (fandeck: Fandeck, { dropId }: DropRef) =>
  queryOptions({
    queryKey: memberKey('first-purchase', dropId),
    queryFn: ({ signal }) => isFirstPurchase(fandeck, { dropId }, { signal }),
  })

/** Query options of the member's purchases, newest first, one page at a time (S7.48). */
export const transactionsQuery = (fandeck: Fandeck) =>
  infiniteQueryOptions<
    TransactionPage,
    Error,
    InfiniteData<TransactionPage, string | undefined>,
    QueryKey,
    string | undefined
  >({
    queryKey: memberKey('transactions'),
    queryFn: ({ pageParam, signal }) => getTransactions(fandeck, { cursor: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  })

/** Query options of one purchase of the member with its parcel and its receipt (D17). */
export const transactionQuery = (fandeck: Fandeck, { orderId }: { orderId: string }) =>
  queryOptions({
    queryKey: memberKey('transactions', orderId),
    queryFn: ({ signal }) => getTransaction(fandeck, { orderId }, { signal }),
  })

/** Query options of the delivery address that the member has saved. */
export const savedDeliveryQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: memberKey('saved-delivery'),
    queryFn: ({ signal }) => getSavedDelivery(fandeck, { signal }),
  })

/** Query options of the member's packs that wait to be opened (D79). */
export const unopenedPacksQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: memberKey('transactions', 'unopened'),
    queryFn: ({ signal }) => getUnopenedPacks(fandeck, { signal }),
  })
