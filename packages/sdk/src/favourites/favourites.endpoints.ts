import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { FavouriteBody, FavouriteListReply } from './favourites.schema.ts'

/** Returns the member's favourites, newest first (S7.46). */
export const getFavouritesEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/nft/favor',
  auth: 'member',
  reply: FavouriteListReply,
})

/** Adds a design to the member's favourites, or removes it (S7.47). */
export const setFavouriteEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/nft/favor',
  auth: 'member',
  body: FavouriteBody,
  reply: nothing,
})
