import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import {
  getFavouriteOriginalsEndpoint,
  getFavouritesEndpoint,
  setFavouriteEndpoint,
  setFavouriteOriginalEndpoint,
} from './favourites.endpoints.ts'
import type {
  Favourite,
  FavouriteChange,
  FavouriteOriginal,
  FavouriteOriginalChange,
} from './favourites.schema.ts'

/** Returns the member's favourites, newest first (S7.46). */
export const getFavourites = async (fandeck: Fandeck, options?: CallOptions): Promise<Favourite[]> =>
  (await call(fandeck, getFavouritesEndpoint, {}, options)).rows

/**
 * Adds a design to the member's favourites, or removes it. Sending the same change again has no further effect.
 *
 * Resolves `{ error, code }` with the server's message and `http/refused` for a design that the pack lacks.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { error } = await setFavourite(fandeck, { packId: 9, cardId: 101, favourite: true })
 * if (error) show(error)
 * @see S7.47, S8.7, D64
 */
export const setFavourite = publicCall(
  async (fandeck: Fandeck, change: FavouriteChange, options?: CallOptions): Promise<MyPageAnswer> => {
    const { packId, cardId, favourite } = change
    const answer = await answerOf(call(fandeck, setFavouriteEndpoint, { body: change }, options))
    if (answer.error === undefined) fandeck.events.emit('favourites:changed', { packId, cardId, favourite })
    return answer
  },
)

/** Returns the originals that the member marked, such as clubs, newest first (D109). */
export const getFavouriteOriginals = async (
  fandeck: Fandeck,
  options?: CallOptions,
): Promise<FavouriteOriginal[]> => (await call(fandeck, getFavouriteOriginalsEndpoint, {}, options)).rows

/**
 * Adds an original to the member's favourites, or removes it. Sending the same change again has no further effect.
 *
 * Resolves `{ error, code }` with the server's message and `http/refused` for an original that the shop lacks.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { error } = await setFavouriteOriginal(fandeck, { key: 'seoul', favourite: true })
 * if (error) show(error)
 * @see D109
 */
export const setFavouriteOriginal = publicCall(
  async (fandeck: Fandeck, change: FavouriteOriginalChange, options?: CallOptions): Promise<MyPageAnswer> => {
    const { key, favourite } = change
    const answer = await answerOf(call(fandeck, setFavouriteOriginalEndpoint, { body: change }, options))
    if (answer.error === undefined) fandeck.events.emit('favourites:original-changed', { key, favourite })
    return answer
  },
)
