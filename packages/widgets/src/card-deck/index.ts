export { CardDeck, type CardDeckProps } from './CardDeck.tsx'
export type { DeckFilter, DeckPack, DeckSort } from './deck-filter.ts'
export { deckFilterOf, deckSearch } from './deck-search.ts'
export type { UpgradeHref } from './deck-upgrade.ts'
