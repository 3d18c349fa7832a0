import { FandeckProvider } from '@fandeck/react'
import { type CreatedCollection, emptyCollection, type OwnToken } from '@fandeck/sdk/collections'
import { type Handler, NOON, PICTURE, testKit } from '@fandeck/sdk/testing'
import {
  checkCollectionNameEndpoint,
  createCollectionEndpoint,
  deleteCollectionEndpoint,
  getCreatedCollectionsEndpoint,
  getCreatorEndpoint,
  getOwnTokensEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

const USER = { memberId: 'm-1', nickname: '달빛', accountType: 'phone', walletLinked: false }

const aCollection = (collectionId: number, koreanName: string, englishName: string): CreatedCollection => ({
  collectionId,
  ...emptyCollection(),
  koreanName,
  englishName,
  linkName: englishName.toLowerCase().replace(' ', '-'),
  logo: PICTURE,
  createdAt: NOON,
})

const COLLECTIONS = [
  aCollection(2, '달빛 응원단', 'Moonlight Crew'),
  aCollection(1, '새벽 직관러', 'Dawn Fans'),
]

const TOKEN: OwnToken = {
  packId: 1,
  cardId: 7,
  cardName: '기성용',
  editionTitle: 'FC서울 2025',
  image: PICTURE,
  edition: 12,
  tokenId: '0x1a',
  mintedAt: NOON,
}

export interface CollectionsKitOptions {
  collections?: readonly CreatedCollection[]
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member whose collections the server stores; `Moonlight Crew` is taken. */
export function collectionsKit({ collections = COLLECTIONS, on = {} }: CollectionsKitOptions = {}) {
  const kit = testKit({ loggedIn: true })
  kit.fandeck.session.setUser(USER)
  let stored = [...collections]
  kit.server.answer(getCreatedCollectionsEndpoint, () => ({ rows: stored }))
  kit.server.answer(deleteCollectionEndpoint, ({ path }) => {
    stored = stored.filter(({ collectionId }) => !path.endsWith(`/${collectionId}`))
    return undefined
  })
  kit.server.answer(checkCollectionNameEndpoint, ({ query }) => ({
    state: query.get('value') === 'Moonlight Crew' ? ('taken' as const) : ('free' as const),
  }))
  kit.server.answer(createCollectionEndpoint, { collectionId: 3 })
  kit.server.answer(getCreatorEndpoint, { nickname: '달빛', collections: collections.length, tokens: 1 })
  kit.server.answer(getOwnTokensEndpoint, { rows: [TOKEN] })
  for (const [route, handler] of Object.entries(on)) kit.server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function CollectionsStory({ children, ...options }: CollectionsKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => collectionsKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
