import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { ArrivalsSeenBody, CardArrivalsReply } from './cards.arrivals.schema.ts'
import { cardErrors } from './cards.errors.ts'
import {
  CardListReply,
  CardPageQuery,
  OwnedCardListReply,
  PackInitQuery,
  PackInitReply,
} from './cards.schema.ts'
import { CardShare, CardShareBody, CardShareKey, CardShareReply, SharedCard } from './cards.shares.schema.ts'

/** Returns all designs of a pack (S7.8), or a page of them by `limit` (D113). */
export const getCardsEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/card/metadata/:packId',
  auth: 'public',
  query: CardPageQuery,
  reply: CardListReply,
})

/** Returns the member's copies of a pack's cards, newest first (S7.9), or a page of them by `limit` (D113). */
export const getOwnedCardsEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/card/metadata/:packId/my',
  auth: 'member',
  query: CardPageQuery,
  reply: OwnedCardListReply,
})

/** Returns the cards that the member has received and not seen yet, such as gifts and prizes of events (D111). */
export const getCardArrivalsEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/card/arrivals',
  auth: 'member',
  reply: CardArrivalsReply,
})

/** Records that the member has seen arrivals, on every device; those of others and unknown ones are passed over (D111). */
export const markArrivalsSeenEndpoint = endpoint({
  method: 'POST',
  base: 'market',
  path: '/card/arrivals/seen',
  auth: 'member',
  body: ArrivalsSeenBody,
  reply: nothing,
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

/** Returns the link of an own card (D103). */
export const getCardShareEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/card/share/:cardId/:edition',
  auth: 'member',
  reply: CardShareReply,
  errors: cardErrors,
})

/** Makes the link of an own card, which cannot be guessed; repeats return the same one, and change what it shows (D103). */
export const setCardShareEndpoint = endpoint({
  method: 'POST',
  base: 'market',
  path: '/card/share/:cardId/:edition',
  auth: 'member',
  body: CardShareBody,
  reply: CardShare,
  errors: cardErrors,
})

/** Ends the link of an own card; the next one has another key (D103). */
export const endCardShareEndpoint = endpoint({
  method: 'DELETE',
  base: 'market',
  path: '/card/share/:cardId/:edition',
  auth: 'member',
  reply: nothing,
})

/** Returns the card of a link (D103). */
export const getSharedCardEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/card/shared/:shareKey',
  params: { shareKey: CardShareKey },
  auth: 'public',
  reply: SharedCard,
  errors: cardErrors,
})
