import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import {
  cancelOrderEndpoint,
  getUnopenedPacksEndpoint,
  openPacksEndpoint,
  requestReturnEndpoint,
} from './drops.packs.endpoints.ts'
import type { CancelReason, OpenedPacks, ReturnReason, UnopenedPacks } from './drops.packs.schema.ts'

/**
 * Opens the packs of a paid order and returns their cards. The cards were drawn at the payment: every call returns the
 * same ones, so a lost reply is repeated safely. An opened order cannot be cancelled.
 *
 * @throws `session/no-session` when no member is signed in; `drops/order-not-paid`; `drops/returning`
 * while the shop decides about its return; `drops/not-found`, also for another member's order
 * @example
 * const { cards } = await openPacks(fandeck, { orderId })
 * @see D79
 */
export async function openPacks(
  fandeck: Fandeck,
  params: { orderId: string },
  options?: CallOptions,
): Promise<OpenedPacks> {
  const opened = await call(fandeck, openPacksEndpoint, { params }, options)
  fandeck.events.emit('drops:opened', opened)
  return opened
}

/**
 * Cancels a paid order whose packs are closed: the packs return to the stock and the payment is refunded. Repeating it
 * changes nothing.
 *
 * @throws `drops/packs-opened`; `drops/goods-sent`; `drops/cancel-closed` after seven days, with their end as
 * `details.closedAt`; `drops/order-not-paid`; `drops/order-closed` from an older server; `drops/not-found`;
 * `session/no-session`
 * @example
 * await cancelOrder(fandeck, { orderId, reason: 'changedMind' })
 * @see D79
 */
export const cancelOrder = publicCall(
  async (
    fandeck: Fandeck,
    { orderId, reason }: { orderId: string; reason: CancelReason },
    options?: CallOptions,
  ): Promise<void> => {
    await call(fandeck, cancelOrderEndpoint, { params: { orderId }, body: { reason } }, options)
    fandeck.events.emit('drops:cancelled', { orderId })
  },
)

/**
 * Requests the return of delivered goods whose packs are closed, within seven days of the delivery. The packs stay closed
 * until the shop has decided; it refunds the order once the goods are back. Repeating it changes nothing.
 *
 * @throws `drops/not-delivered`; `drops/opened-goods` once the packs are open; `drops/return-closed` after seven days, with
 * their end as `details.closedAt`; `drops/return-refused` with the shop's `details.refusal`; `drops/order-not-paid`;
 * `drops/order-closed` from an older server; `drops/not-found`; `session/no-session`
 * @example
 * await requestReturn(fandeck, { orderId, reason: 'damaged' })
 * @see D79
 */
export const requestReturn = publicCall(
  async (
    fandeck: Fandeck,
    { orderId, reason }: { orderId: string; reason: ReturnReason },
    options?: CallOptions,
  ): Promise<void> => {
    await call(fandeck, requestReturnEndpoint, { params: { orderId }, body: { reason } }, options)
    fandeck.events.emit('drops:return-requested', { orderId })
  },
)

/**
 * Returns the member's packs that wait to be opened, newest first.
 *
 * @throws `session/no-session` when no member is signed in
 * @example
 * const [newest] = await getUnopenedPacks(fandeck)
 * @see D79
 */
export const getUnopenedPacks = (fandeck: Fandeck, options?: CallOptions): Promise<UnopenedPacks[]> =>
  call(fandeck, getUnopenedPacksEndpoint, {}, options)
