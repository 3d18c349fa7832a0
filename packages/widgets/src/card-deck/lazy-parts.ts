// One chunk: what opens over the deck.
export { CardDetail } from '../card-detail/CardDetail.tsx'
export { FavouriteButton } from '../favourites/FavouriteButton.tsx'
export { PackReveal } from '../purchase/PackReveal.tsx'
export { DeckSheet } from './DeckSheet.tsx'
