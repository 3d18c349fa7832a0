export { cardAttribute, joinCards, type MyCard } from './cards.rules.ts'
export type { CardMetadata, OwnedCard, Packs } from './cards.schema.ts'
export { getCards, getMyCards, getMyPacks, getPacks, type MyPack } from './cards.ts'
