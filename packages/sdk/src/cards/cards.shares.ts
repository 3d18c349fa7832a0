import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { FandeckError } from '../kernel/errors.ts'
import {
  endCardShareEndpoint,
  getCardShareEndpoint,
  getSharedCardEndpoint,
  setCardShareEndpoint,
} from './cards.endpoints.ts'
import { type CardShare, CardShareKey, type SharedCard } from './cards.shares.schema.ts'

/** A copy of a card. */
export interface CardCopy {
  cardId: number
  /** The serial number of the copy. */
  edition: number
}

/**
 * Returns the link of an own card; `null` for one that is not shared.
 *
 * @throws `cards/not-found` for a card that is not the member's
 * @see D103
 */
export const getCardShare = publicCall(
  async (fandeck: Fandeck, { cardId, edition }: CardCopy, options?: CallOptions): Promise<CardShare | null> =>
    (await call(fandeck, getCardShareEndpoint, { params: { cardId, edition } }, options)).share,
)

/**
 * Makes the link of an own card. The same card keeps its key until `endCardShare`, or until it leaves the member; only
 * `showsName` changes.
 *
 * @throws `cards/not-found` for a card that is not the member's
 * @example
 * const { shareKey } = await setCardShare(fandeck, { cardId: 101, edition: 8, showsName: false })
 * @see D103
 */
export const setCardShare = publicCall(
  async (
    fandeck: Fandeck,
    { cardId, edition, showsName }: CardCopy & Pick<CardShare, 'showsName'>,
    options?: CallOptions,
  ): Promise<CardShare> => {
    const input = { params: { cardId, edition }, body: { showsName } }
    const share = await call(fandeck, setCardShareEndpoint, input, options)
    fandeck.events.emit('cards:share-changed', { cardId, edition })
    return share
  },
)

/**
 * Ends the link of an own card: its page says that the card is no longer shared. A card without a link stays as it is.
 *
 * @see D103
 */
export const endCardShare = publicCall(
  async (fandeck: Fandeck, { cardId, edition }: CardCopy, options?: CallOptions): Promise<void> => {
    await call(fandeck, endCardShareEndpoint, { params: { cardId, edition } }, options)
    fandeck.events.emit('cards:share-changed', { cardId, edition })
  },
)

/**
 * Returns the card of a link. Sends no token.
 *
 * @throws `cards/not-found` for a link that has ended or never existed, without a request for one that is torn
 * @see D103
 */
export const getSharedCard = publicCall(
  async (
    fandeck: Fandeck,
    { shareKey }: { shareKey: string },
    options?: CallOptions,
  ): Promise<SharedCard> => {
    if (!z.safeParse(CardShareKey, shareKey).success)
      throw new FandeckError('cards/not-found', 'No card has such a key.')
    return call(fandeck, getSharedCardEndpoint, { params: { shareKey } }, options)
  },
)
