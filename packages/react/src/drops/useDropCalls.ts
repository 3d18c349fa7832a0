import { type FandeckError, isFandeckError } from '@fandeck/sdk'
import type { CallState, DropRef, PurchaseState } from '@fandeck/sdk/drops'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { usePublicQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import {
  dropQuery,
  dropsInformationQuery,
  firstPurchaseQuery,
  purchaseLimitQuery,
  stockQuery,
  whitelistQuery,
} from './drops.queries.ts'
import { stockFailureOf } from './stock-failure.ts'

/** The flags of every call of a drop: of the six that read it, and of those of its purchase. */
export interface DropCalls extends Readonly<PurchaseState['calls']> {
  information: CallState
  drop: CallState
  stock: CallState
  purchaseLimit: CallState
  whitelist: CallState
  firstPurchase: CallState
}

const WITHOUT_REQUEST = { enabled: false }

type Result = Pick<UseQueryResult, 'fetchStatus' | 'status' | 'error'>

/** Returns the flags of a call from its query; `failure` is the error of a call that resolves in spite of it. */
function flagsOf({ fetchStatus, status, error }: Result, failure?: FandeckError): CallState {
  const loading = fetchStatus === 'fetching'
  const failed = !loading && (status === 'error' || failure !== undefined)
  const errorInfo = failure ?? (isFandeckError(error) ? error : undefined)
  return {
    loading,
    done: !loading && !failed && status === 'success',
    error: failed,
    errorInfo: failed ? errorInfo : undefined,
  }
}

/**
 * Returns whether each call of a drop runs, is done or has failed, and the error of its last attempt: for the calls that
 * the other hooks have sent, and for those of a purchase. Sends no request.
 *
 * @example
 * const [purchase] = usePurchase({ dropId })
 * const { whitelist, reserve } = useDropCalls({ dropId, purchase })
 * if (whitelist.error) report(whitelist.errorInfo)
 * @see S3.15, D65
 */
export function useDropCalls({
  dropId,
  purchase,
}: DropRef & { purchase: Pick<PurchaseState, 'calls'> }): DropCalls {
  const fandeck = useFandeck()
  const client = useQueryClient()
  const ref = { dropId }
  return {
    information: flagsOf(usePublicQuery(dropsInformationQuery(fandeck), WITHOUT_REQUEST)),
    drop: flagsOf(usePublicQuery(dropQuery(fandeck, ref), WITHOUT_REQUEST)),
    stock: flagsOf(usePublicQuery(stockQuery(fandeck, ref), WITHOUT_REQUEST), stockFailureOf(client, dropId)),
    purchaseLimit: flagsOf(usePublicQuery(purchaseLimitQuery(fandeck, ref), WITHOUT_REQUEST)),
    whitelist: flagsOf(usePublicQuery(whitelistQuery(fandeck, ref), WITHOUT_REQUEST)),
    firstPurchase: flagsOf(usePublicQuery(firstPurchaseQuery(fandeck, ref), WITHOUT_REQUEST)),
    ...purchase.calls,
  }
}
