/**
 * The designs of packs, and the cards of the member.
 *
 * @module
 */
export {
  type CardPrint,
  cardAttribute,
  joinCards,
  type MyCard,
  type PrintedCard,
  printOf,
} from './cards.rules.ts'
export type { CardMetadata, OwnedCard, Pack, PackMinting, Packs } from './cards.schema.ts'
export { getCards, getMyCards, getMyPacks, getPacks, type MyPack } from './cards.ts'
