import { type Continuation, continuationAddress, createContinuation } from '@fandeck/sdk/continuation'
import { keptPurchase, type PaymentMethod } from '@fandeck/sdk/drops'
import { useCall } from '../internal/use-call.ts'

/** A choice of packs. */
export interface CarriedChoice {
  dropId: number
  /** Number of packs. */
  count: number
  method: PaymentMethod
}

/** What a link carries to another browser. */
export interface ContinueOptions {
  /** The absolute address of the page that redeems the link. */
  page: string
  /** A path of the site, with its query. */
  path: string
  /** The drop whose choice goes along; an attempt that this tab stores comes before it. */
  choice?: CarriedChoice | undefined
}

/** A link for another browser. */
export interface ContinuationLink extends Pick<Continuation, 'expiresAt'> {
  /** The address, with its secret in the fragment. */
  link: string
}

/**
 * Returns a mutation that makes a one-time link for another browser, with the page, the choice and the key of the purchase
 * that this tab stores (D108).
 */
export const useContinueElsewhere = () =>
  useCall<ContinueOptions, ContinuationLink>(async (fandeck, { page, path, choice }) => {
    const kept = choice && keptPurchase(fandeck, choice)
    const { dropId, count, method, purchaseKey } = { purchaseKey: undefined, ...choice, ...kept }
    const { token, expiresAt } = await createContinuation(fandeck, {
      path,
      dropId,
      count,
      method,
      purchaseKey,
    })
    return { link: continuationAddress(page, token), expiresAt }
  })
