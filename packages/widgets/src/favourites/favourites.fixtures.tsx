import { FandeckProvider } from '@fandeck/react'
import type { Favourite } from '@fandeck/sdk/favourites'
import { type Handler, NOON, PICTURE, testKit } from '@fandeck/sdk/testing'
import { getFavouritesEndpoint, setFavouriteEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

export const aFavourite = (change: Partial<Favourite> = {}): Favourite => ({
  packId: 9,
  cardId: 1,
  packName: 'fcseoul-2025',
  cardName: '한이준',
  editionTitle: 'PRISM',
  image: PICTURE,
  attributes: [
    { trait_type: 'number', value: 10 },
    { trait_type: 'sub', value: 'FW · 2025 시즌' },
  ],
  favouredAt: NOON,
  ...change,
})

const FAVOURITES = ['한이준', '서도윤', '정하람', '윤세빈'].map((cardName, at) =>
  aFavourite({ cardId: at + 1, cardName, favouredAt: NOON - at * 60_000 }),
)

export interface FavouritesKitOptions {
  favourites?: readonly Favourite[]
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member whose favourites the server stores. */
export function favouritesKit({ favourites = FAVOURITES, on = {} }: FavouritesKitOptions = {}) {
  const kit = testKit({ loggedIn: true })
  let stored = [...favourites]
  kit.server.answer(getFavouritesEndpoint, () => ({ rows: stored }))
  kit.server.answer(setFavouriteEndpoint, ({ body }) => {
    const { cont_seq, favor_yn } = Object(body)
    stored = stored.filter(({ cardId }) => cardId !== cont_seq)
    if (favor_yn === 'Y') stored.unshift(aFavourite({ cardId: cont_seq }))
    return undefined
  })
  for (const [route, handler] of Object.entries(on)) kit.server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function FavouritesStory({ children, ...options }: FavouritesKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => favouritesKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
