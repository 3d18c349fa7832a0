import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import {
  FavouriteBody,
  FavouriteListReply,
  FavouriteOriginalBody,
  FavouriteOriginalListReply,
} from './favourites.schema.ts'

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

/** Returns the originals that the member marked, newest first (D109). */
export const getFavouriteOriginalsEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/original/favor',
  auth: 'member',
  reply: FavouriteOriginalListReply,
})

/** Adds an original to the member's favourites, or removes it (D109). */
export const setFavouriteOriginalEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/original/favor',
  auth: 'member',
  body: FavouriteOriginalBody,
  reply: nothing,
})
