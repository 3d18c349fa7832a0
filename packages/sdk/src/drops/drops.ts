import type { Fandeck } from '../client.ts'
import { type CallOptions, call, callForEnvelope } from '../http/call.ts'
import { OK } from '../http/envelope.ts'
import { getFile } from '../http/file.ts'
import { publicCall } from '../http/public-call.ts'
import { FandeckError } from '../kernel/errors.ts'
import {
  checkWhitelistEndpoint,
  getDropEndpoint,
  getDropsInformationEndpoint,
  getOrderEndpoint,
  getPurchaseLimitEndpoint,
  getRemainingEndpoint,
  isFirstPurchaseEndpoint,
  setDeliveryEndpoint,
} from './drops.endpoints.ts'
import { deliveryIncomplete } from './drops.errors.ts'
import type { Order } from './drops.orders.schema.ts'
import { isDeliveryComplete } from './drops.rules.ts'
import type { Availability, Delivery, Drop, DropInformation } from './drops.schema.ts'

/** Identifies a drop. */
export interface DropRef {
  dropId: number
}

/**
 * Returns one drop: its numbers and its vendor.
 *
 * @throws `drops/not-found`
 * @example
 * const { info } = await getDrop(fandeck, { dropId: 101 })
 * @see S7.27
 */
export const getDrop = (fandeck: Fandeck, params: DropRef, options?: CallOptions): Promise<Drop> =>
  call(fandeck, getDropEndpoint, { params }, options)

/**
 * Returns the rarely changing part of every drop (title, picture, notices, cards) from a static file of the CDN.
 *
 * @throws `http/refused` for an HTTP error of the CDN, `http/bad-reply` for an unexpected shape, `http/network`
 * @example
 * const information = (await getDropsInformation(fandeck)).find(({ dropId }) => dropId === 101)
 * @see S7.32, D18
 */
export const getDropsInformation = async (
  fandeck: Fandeck,
  options?: CallOptions,
): Promise<DropInformation[]> => (await getFile(fandeck, getDropsInformationEndpoint, options)).drops

/**
 * Returns the number of packs left; 0 when the status is not "200" or the server is unreachable. To decide whether a
 * drop is sold out, use `getStock`, which distinguishes an outage from an empty stock.
 *
 * @example
 * const packs = await getRemaining(fandeck, { dropId: 101 })
 * @see S7.29, S8.6
 */
export const getRemaining = async (fandeck: Fandeck, ref: DropRef, options?: CallOptions): Promise<number> =>
  (await getStock(fandeck, ref, options)) ?? 0

/**
 * Returns the number of packs left, or `undefined` when no server has answered; never throws.
 *
 * @example
 * const soldOut = (await getStock(fandeck, { dropId: 101 })) === 0
 * @see S7.29, D68
 */
export const getStock = async (
  fandeck: Fandeck,
  ref: DropRef,
  options?: CallOptions,
): Promise<number | undefined> => (await getAvailability(fandeck, ref, options))?.remainingPacks

/**
 * Returns the packs left and the version of the drop's numbers, like `getAvailability`, but throws when no server has
 * answered.
 *
 * @throws `http/network`, `http/refused`, `http/bad-reply`, `drops/not-found`
 * @example
 * const { remainingPacks } = await readAvailability(fandeck, { dropId: 101 })
 * @see S3.15, S7.29
 */
export const readAvailability = (
  fandeck: Fandeck,
  params: DropRef,
  options?: CallOptions,
): Promise<Availability> => call(fandeck, getRemainingEndpoint, { params }, options)

/**
 * Returns the packs left and the version of the drop's numbers, or `undefined` when no server has answered; never
 * throws. When `revision` differs from that of the drop on the page, read the drop again.
 *
 * @example
 * const now = await getAvailability(fandeck, { dropId: 101 })
 * if (now?.revision !== drop.revision) drop = await getDrop(fandeck, { dropId: 101 })
 * @see S7.29, D84
 */
export async function getAvailability(
  fandeck: Fandeck,
  params: DropRef,
  options?: CallOptions,
): Promise<Availability | undefined> {
  try {
    return await readAvailability(fandeck, params, options)
  } catch {
    return undefined
  }
}

/**
 * Returns the number of packs that this member may still buy; for an anonymous fan, the limit of one member.
 *
 * @throws `drops/not-found`
 * @example
 * const packs = await getPurchaseLimit(fandeck, { dropId: 101 })
 * @see S7.28
 */
export const getPurchaseLimit = async (
  fandeck: Fandeck,
  params: DropRef,
  options?: CallOptions,
): Promise<number> => (await call(fandeck, getPurchaseLimitEndpoint, { params }, options)).purchasablePacks

/**
 * Checks whether the member may buy in a drop with a whitelist, which only the status text "200" allows.
 *
 * @returns `message` is the server's message when the member is not listed
 * @throws `session/no-session` when no member is signed in
 * @example
 * const { listed, message } = await checkWhitelist(fandeck, { dropId: 101 })
 * @see S5.20, S7.26, D19
 */
export async function checkWhitelist(
  fandeck: Fandeck,
  params: DropRef,
  options?: CallOptions,
): Promise<{ listed: boolean; message: string | undefined }> {
  const { status, message } = await callForEnvelope(fandeck, checkWhitelistEndpoint, { params }, options)
  return { listed: status === OK, message }
}

/**
 * Returns whether the member has not bought in this drop yet.
 *
 * @throws `session/no-session` when no member is signed in; `drops/not-found`
 * @example
 * if (await isFirstPurchase(fandeck, { dropId: 101 })) greet()
 * @see S7.30
 */
export const isFirstPurchase = async (
  fandeck: Fandeck,
  params: DropRef,
  options?: CallOptions,
): Promise<boolean> => (await call(fandeck, isFirstPurchaseEndpoint, { params }, options)).first

/**
 * Returns an order of the member; the only source for the outcome of a payment.
 *
 * @throws `session/no-session` when no member is signed in; `drops/not-found`, also for another member's order
 * @example
 * const { status } = await getOrder(fandeck, { orderId })
 * @see D20
 */
export const getOrder = (
  fandeck: Fandeck,
  params: { orderId: string },
  options?: CallOptions,
): Promise<Order> => call(fandeck, getOrderEndpoint, { params }, options)

/**
 * Stores the delivery address of an order before its payment opens.
 *
 * @throws `drops/delivery-incomplete`, before any request, unless `isDeliveryComplete`; `drops/delivery-closed`
 * once the payment has ended with another address; `drops/not-found`
 * @example
 * await setDelivery(fandeck, { orderId, delivery })
 * @see S3.17, S3.18, D22
 */
export const setDelivery = publicCall(
  async (
    fandeck: Fandeck,
    { orderId, delivery }: { orderId: string; delivery: Delivery },
    options?: CallOptions,
  ): Promise<void> => {
    if (!isDeliveryComplete(delivery)) {
      throw new FandeckError(deliveryIncomplete, 'The delivery address is incomplete.')
    }
    await call(fandeck, setDeliveryEndpoint, { params: { orderId }, body: delivery }, options)
  },
)
