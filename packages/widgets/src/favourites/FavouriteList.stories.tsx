import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { FavouriteList } from './FavouriteList.tsx'
import { FavouriteOriginalButton } from './FavouriteOriginalButton.tsx'
import { aFavourite, FavouritesStory } from './favourites.fixtures.tsx'

export default { title: 'Cards / Favourite list' }

const list = (
  <Wide>
    <FavouriteList />
  </Wide>
)

export const Cards = () => <FavouritesStory>{list}</FavouritesStory>
export const None = () => <FavouritesStory favourites={[]}>{list}</FavouritesStory>
export const Hearts = () => (
  <FavouritesStory>
    <FavouriteButton card={aFavourite()} />
    <FavouriteButton card={aFavourite({ cardId: 99, cardName: '소하' })} />
    <FavouriteOriginalButton original={{ key: 'seoul', title: 'FC서울' }} />
  </FavouritesStory>
)
export const English = () => (
  <MessagesProvider messages={en}>
    <FavouritesStory>{list}</FavouritesStory>
  </MessagesProvider>
)

export const Controls = controlled({ count: 3 }, ({ count }) => (
  <FavouritesStory
    favourites={Array.from({ length: count }, (_, at) =>
      aFavourite({ cardId: at + 1, cardName: `선수 ${at + 1}` }),
    )}
  >
    {list}
  </FavouritesStory>
))
