import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { FandeckError } from '../kernel/errors.ts'
import {
  deleteSavedDeliveryEndpoint,
  getSavedDeliveryEndpoint,
  saveDeliveryEndpoint,
} from './drops.address.endpoints.ts'
import { deliveryIncomplete } from './drops.errors.ts'
import { isDeliveryComplete } from './drops.rules.ts'
import type { Delivery } from './drops.schema.ts'

/**
 * Returns the delivery address that the member has saved for later orders; `null` for none.
 *
 * @throws `session/no-session` when no member is signed in
 * @example
 * const address = await getSavedDelivery(fandeck)
 * if (address) purchase.setDelivery(address)
 * @see S3.17
 */
export async function getSavedDelivery(fandeck: Fandeck, options?: CallOptions): Promise<Delivery | null> {
  return (await call(fandeck, getSavedDeliveryEndpoint, {}, options)).delivery
}

/**
 * Saves a delivery address for later orders, in place of the one before; orders keep the address that they have.
 * Resolves `{ error, code }` with the server's message after a refusal.
 *
 * @throws `drops/delivery-incomplete`, before any request, unless `isDeliveryComplete`; `session/…` and retryable
 * `http/…` errors
 * @example
 * const { error } = await saveDelivery(fandeck, address)
 * @see S3.17, D64
 */
export const saveDelivery = publicCall(
  async (fandeck: Fandeck, delivery: Delivery, options?: CallOptions): Promise<MyPageAnswer> => {
    if (!isDeliveryComplete(delivery)) {
      throw new FandeckError(deliveryIncomplete, 'The delivery address is incomplete.')
    }
    return answerOf(call(fandeck, saveDeliveryEndpoint, { body: delivery }, options))
  },
)

/** Deletes the saved delivery address; resolves refusals as `saveDelivery` (D64). */
export const deleteSavedDelivery = (fandeck: Fandeck, options?: CallOptions): Promise<MyPageAnswer> =>
  answerOf(call(fandeck, deleteSavedDeliveryEndpoint, {}, options))
