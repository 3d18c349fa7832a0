import { FandeckProvider } from '@fandeck/react'
import type { Favourite } from '@fandeck/sdk/favourites'
import { type Handler, NOON, PICTURE, type TestKit, testKit } from '@fandeck/sdk/testing'
import {
  getFavouriteOriginalsEndpoint,
  getFavouritesEndpoint,
  setFavouriteEndpoint,
  setFavouriteOriginalEndpoint,
} from '@fandeck/sdk/wire'
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

/** Lets a server store the originals that its member marks. */
export function serveFavouriteOriginals({ server }: Pick<TestKit, 'server'>): void {
  let keys: string[] = []
  server.answer(getFavouriteOriginalsEndpoint, () => ({
    rows: keys.map((key) => ({ key, favouredAt: NOON })),
  }))
  server.answer(setFavouriteOriginalEndpoint, ({ body }) => {
    const { original_key, favor_yn } = Object(body)
    keys = keys.filter((key) => key !== original_key)
    if (favor_yn === 'Y') keys.unshift(String(original_key))
    return undefined
  })
}

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
  serveFavouriteOriginals(kit)
  for (const [route, handler] of Object.entries(on)) kit.server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function FavouritesStory({ children, ...options }: FavouritesKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => favouritesKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
