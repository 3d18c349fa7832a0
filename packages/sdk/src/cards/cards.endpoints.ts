import { endpoint } from '../http/endpoint.ts'
import { CardListReply, OwnedCardListReply, PackInitQuery, PackInitReply } from './cards.schema.ts'

/** Returns all designs of a pack (S7.8). */
export const getCardsEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/card/metadata/:packId',
  auth: 'public',
  reply: CardListReply,
})

/** Returns the member's copies of a pack's cards (S7.9). */
export const getOwnedCardsEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/card/metadata/:packId/my',
  auth: 'member',
  reply: OwnedCardListReply,
})

/** Returns packs by name, with their mintings (S7.10). */
export const getPacksEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/card/pack/init',
  auth: 'public',
  query: PackInitQuery,
  reply: PackInitReply,
})
