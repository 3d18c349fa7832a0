export { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx'
export { FavouriteList, type FavouriteListProps } from './FavouriteList.tsx'
export { FavouriteOriginalButton, type FavouriteOriginalButtonProps } from './FavouriteOriginalButton.tsx'
export type { HeartProps } from './HeartButton.tsx'
