import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { getFavouritesEndpoint, setFavouriteEndpoint } from './favourites.endpoints.ts'
import type { Favourite, FavouriteChange } from './favourites.schema.ts'

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
