import type { Fandeck } from '../client.ts'
import { publicCall } from '../http/public-call.ts'
import type { PaymentMethod } from './drops.schema.ts'
import { purchaseMemory } from './drops.stored-purchase.ts'
import { getOrder } from './drops.ts'

/** The choice of a purchase, with the key of its attempt. */
export interface KeptPurchase {
  dropId: number
  /** Number of packs. */
  count: number
  method: PaymentMethod
  /** The Idempotency-Key. @default a new one */
  purchaseKey?: string | undefined
  /** The order that the attempt has made. */
  orderId?: string | undefined
  /** Whether the order lacks its delivery address. @default false */
  deliveryDue?: boolean | undefined
}

/**
 * Returns the attempt that this tab stores for a drop, such as one whose reply was lost.
 *
 * @see D21, D108
 */
export function keptPurchase(fandeck: Fandeck, { dropId }: { dropId: number }): KeptPurchase | undefined {
  const kept = purchaseMemory(fandeck, dropId).read()
  if (!kept) return undefined
  const { key, count, method, reservation, deliveryDue } = kept
  return { dropId, count, method, purchaseKey: key, orderId: reservation?.orderId, deliveryDue }
}

/**
 * Stores an attempt in this tab, so that `createPurchase` of the drop goes on with it: the choice without a key, the key of
 * another browser, or its order, which is fetched.
 *
 * @throws `drops/not-found` when the order belongs to another member
 * @see D21, D108
 */
export const keepPurchase = publicCall(
  async (
    fandeck: Fandeck,
    { dropId, count, method, purchaseKey, orderId, deliveryDue = false }: KeptPurchase,
  ): Promise<void> => {
    const order = orderId === undefined ? undefined : await getOrder(fandeck, { orderId })
    const memory = purchaseMemory(fandeck, dropId)
    memory.clear()
    memory.begin({ count, method, ...(purchaseKey !== undefined && { key: purchaseKey }) })
    if (order) memory.reserved(order, deliveryDue)
  },
)
