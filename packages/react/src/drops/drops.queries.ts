import { type Fandeck, type FandeckError, isFandeckError } from '@fandeck/sdk'
import {
  checkWhitelist,
  type Drop,
  type DropRef,
  getDrop,
  getDropsInformation,
  getPurchaseLimit,
  getTransaction,
  getTransactions,
  isFirstPurchase,
  readAvailability,
} from '@fandeck/sdk/drops'
import type { QueryClient } from '@tanstack/react-query'
import { invalidatedBy, ORDERS_CHANGED } from '../internal/invalidated-by.ts'
import { memberKey, publicKey } from '../internal/query-keys.ts'
import { fandeckQuery, pagedOptions } from '../internal/query-options.ts'
import { keepStockFailure } from './stock-failure.ts'

const dropKey = (dropId: number) => publicKey('drop', dropId)

/** Query options of one drop's numbers and vendor (S7.27). */
export const dropQuery = (fandeck: Fandeck, { dropId }: DropRef) =>
  fandeckQuery({
    queryKey: dropKey(dropId),
    queryFn: ({ signal }) => getDrop(fandeck, { dropId }, { signal }),
    meta: invalidatedBy('drops:failed', 'drops:price-changed'),
  })

/**
 * Query options of the packs left; `null` when no server has answered (D68). An answer of another revision refreshes
 * the drop (D84).
 */
export const stockQuery = (fandeck: Fandeck, { dropId }: DropRef) =>
  fandeckQuery({
    queryKey: publicKey('stock', dropId),
    queryFn: async ({ signal, client }) => {
      let failure: FandeckError | undefined
      const now = await readAvailability(fandeck, { dropId }, { signal }).catch((error: unknown) => {
        failure = isFandeckError(error) ? error : undefined
      })
      keepStockFailure(client, dropId, failure)
      if (now?.revision) refreshChangedDrop(client, dropId, now.revision)
      return now?.remainingPacks ?? null
    },
    meta: invalidatedBy(...ORDERS_CHANGED),
  })

function refreshChangedDrop(client: QueryClient, dropId: number, revision: string) {
  const drop = client.getQueryData<Drop>(dropKey(dropId))
  const seen = publicKey('revision', dropId)
  // A server that sends it with the packs alone is compared with its last answer.
  const known = drop?.revision ?? client.getQueryData(seen)
  client.setQueryData(seen, revision)
  if (!drop || known === undefined || known === revision) return
  void client.invalidateQueries({ queryKey: dropKey(dropId) })
  void client.invalidateQueries({ queryKey: memberKey('purchase-limit', dropId) })
}

/** Query options of the static information of all drops (S7.32). */
export const dropsInformationQuery = (fandeck: Fandeck) =>
  fandeckQuery({
    queryKey: publicKey('drops-information'),
    queryFn: ({ signal }) => getDropsInformation(fandeck, { signal }),
  })

/** Query options of the number of packs that the member may still buy (S7.28). */
export const purchaseLimitQuery = (fandeck: Fandeck, { dropId }: DropRef) =>
  fandeckQuery({
    queryKey: memberKey('purchase-limit', dropId),
    queryFn: ({ signal }) => getPurchaseLimit(fandeck, { dropId }, { signal }),
    meta: invalidatedBy(...ORDERS_CHANGED),
  })

/** Query options of the drop's whitelist check (S7.26). */
export const whitelistQuery = (fandeck: Fandeck, { dropId }: DropRef) =>
  fandeckQuery({
    queryKey: memberKey('whitelist', dropId),
    queryFn: ({ signal }) => checkWhitelist(fandeck, { dropId }, { signal }),
  })

/** Query options of whether the member has not bought in the drop yet (S7.30). */
export const firstPurchaseQuery = (fandeck: Fandeck, { dropId }: DropRef) =>
  fandeckQuery({
    queryKey: memberKey('first-purchase', dropId),
    queryFn: ({ signal }) => isFirstPurchase(fandeck, { dropId }, { signal }),
    meta: invalidatedBy(...ORDERS_CHANGED),
  })

/** Query options of the member's purchases, newest first, one page at a time (S7.48). */
export const transactionsQuery = (fandeck: Fandeck) =>
  pagedOptions(
    memberKey('transactions'),
    (cursor, options) => getTransactions(fandeck, { cursor }, options),
    ...ORDERS_CHANGED,
  )

/** Query options of one purchase of the member with its parcel and its receipt (D17). */
export const transactionQuery = (fandeck: Fandeck, { orderId }: { orderId: string }) =>
  fandeckQuery({
    queryKey: memberKey('transactions', orderId),
    queryFn: ({ signal }) => getTransaction(fandeck, { orderId }, { signal }),
    meta: invalidatedBy(...ORDERS_CHANGED),
  })
