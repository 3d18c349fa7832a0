import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { FavouriteList } from './FavouriteList.tsx'
import { FavouriteOriginalButton } from './FavouriteOriginalButton.tsx'
import { aFavourite, FavouritesStory } from './favourites.fixtures.tsx'

const inside = (part: ReactElement) => <FavouritesStory>{part}</FavouritesStory>

export const parts: readonly ConformingPart[] = [
  ['FavouriteButton', (p) => <FavouriteButton {...p} card={aFavourite()} />, { inside }],
  [
    'FavouriteOriginalButton',
    (p) => <FavouriteOriginalButton {...p} original={{ key: 'seoul', title: 'FC서울' }} />,
    { inside },
  ],
  ['FavouriteList', (p) => <FavouriteList {...p} />, { inside }],
]
