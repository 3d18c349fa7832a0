import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import type { CardArrival } from './cards.arrivals.schema.ts'
import { getCardArrivalsEndpoint, markArrivalsSeenEndpoint } from './cards.endpoints.ts'

/**
 * Returns the cards that the member has received and not seen yet, such as gifts of the shop and prizes of events, the
 * oldest first. A card that the member no longer owns is not among them.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const arrivals = await getCardArrivals(fandeck)
 * @see D111
 */
export const getCardArrivals = async (fandeck: Fandeck, options?: CallOptions): Promise<CardArrival[]> =>
  (await call(fandeck, getCardArrivalsEndpoint, {}, options)).arrivals

/**
 * Records that the member has seen arrivals, on every device, and emits `cards:arrivals-seen`. Repeats change nothing.
 *
 * @param arrivalIds from 1 to 20
 * @throws `session/…` and retryable `http/…` errors
 * @see D111
 */
export const markArrivalsSeen = publicCall(
  async (
    fandeck: Fandeck,
    { arrivalIds }: { arrivalIds: readonly number[] },
    options?: CallOptions,
  ): Promise<void> => {
    await call(fandeck, markArrivalsSeenEndpoint, { body: { arrivalIds: [...arrivalIds] } }, options)
    fandeck.events.emit('cards:arrivals-seen', { arrivalIds })
  },
)
