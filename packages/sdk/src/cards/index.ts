/**
 * The designs of packs, and the cards of the member.
 *
 * @module
 */

export type { CardArrival } from './cards.arrivals.schema.ts'
export { getCardArrivals, markArrivalsSeen } from './cards.arrivals.ts'
export type { CardsErrorCode } from './cards.errors.ts'
export type { CardsEvents } from './cards.events.ts'
export {
  type CardPrint,
  cardAttribute,
  joinCards,
  type MyCard,
  type PrintedCard,
  printOf,
} from './cards.rules.ts'
export type { CardMetadata, OwnedCard, Pack, PackMinting, Packs } from './cards.schema.ts'
export type { CardShare, SharedCard } from './cards.shares.schema.ts'
export { type CardCopy, endCardShare, getCardShare, getSharedCard, setCardShare } from './cards.shares.ts'
export { getCards, getMyCards, getMyPacks, getPacks, type MyPack, type MyPacksOptions } from './cards.ts'
