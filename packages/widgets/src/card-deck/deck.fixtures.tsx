import { FandeckProvider } from '@fandeck/react'
import type { CardMetadata, OwnedCard } from '@fandeck/sdk/cards'
import type { CardFilter } from '@fandeck/sdk/directory'
import type { UnopenedPacks } from '@fandeck/sdk/drops'
import { type Handler, NOON, someUnopenedPacks, testKit } from '@fandeck/sdk/testing'
import {
  getCardsEndpoint,
  getFavouritesEndpoint,
  getFilterFormEndpoint,
  getOwnedCardsEndpoint,
  getPacksEndpoint,
  getUnopenedPacksEndpoint,
  openPacksEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { anArt, anyang, seoul } from '../card/card.fixtures.ts'
import { drawn } from '../drop-model/drop.fixtures.ts'

const DAY = 86_400_000
const NAMES = [
  '한이준',
  '서도윤',
  '강이로',
  '백로언',
  '노여름',
  '신이안',
  '정하람',
  '윤세빈',
  '백도하',
  '이루',
]
const FINISHES = ['BASIC', 'FOIL', 'PRISM', 'SIGN', 'BASIC', 'FOIL']
const FILTERS: readonly CardFilter[] = [
  {
    key: 'position',
    label: '포지션',
    options: [
      { value: 'FORWARD', label: '포워드' },
      { value: 'KEEPER', label: '골키퍼' },
    ],
  },
  {
    key: 'finish',
    label: '피니시',
    options: ['BASIC', 'FOIL', 'PRISM', 'SIGN'].map((value) => ({ value, label: value })),
  },
]
export const PACKS = [
  { packName: 'fcseoul-2025', title: 'FC서울' },
  { packName: 'fcanyang-2025', title: 'FC안양' },
]

/** The pack in a path, such as `/card/metadata/1/my`. */
const packOf = (path: string) => Number(path.split('/')[3])

const teams = [seoul, anyang]
/** The pictures of the players of each team. */
const FACES = [
  ['ijun', 'doyun', 'iro', 'hajun'],
  ['doha', 'sebin', 'haram'],
] as const

/** A design of the pack 1 or 2, with the number `at` and one of ten names. */
function design(packId: number, at: number): CardMetadata {
  const team = teams[packId - 1] ?? seoul
  const faces = FACES[packId - 1] ?? FACES[0]
  const face = faces[at % faces.length]
  const attributes = {
    number: at + 1,
    position: at % 3 === 0 ? 'FORWARD' : 'KEEPER',
    edition_total: 1000,
    team_color_1: team.color1,
    team_color_2: team.color2,
    team_color_3: team.color3,
    crest: team.crest ?? '',
    team: packId === 1 ? 'FC서울' : 'FC안양',
  }
  return {
    cardId: packId * 1000 + at,
    designId: at,
    cardName: `${NAMES[at % NAMES.length]}`,
    editionTitle: `${FINISHES[at % FINISHES.length]}`,
    image: anArt(face),
    designImage: anArt(face),
    attributes: Object.entries(attributes).map(([trait_type, value]) => ({ trait_type, value })),
  }
}

export interface DeckKitOptions {
  /** The designs of both packs together; the member lacks the last one of each. */
  count?: number
  /** @default all but the last design of each pack */
  owned?: boolean
  /** The member lacks no design. @default false */
  complete?: boolean
  loggedIn?: boolean
  unopened?: readonly UnopenedPacks[]
  /** The copies of a page. @default all */
  pageSize?: number
  /** Runs before each page after the first; a reply replaces the page. */
  later?: () => Promise<Response | undefined>
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member with two packs of cards; of the first card there are three copies. */
export function deckKit({
  count = 12,
  owned = true,
  complete = false,
  loggedIn = true,
  unopened = [],
  pageSize,
  later,
  on = {},
}: DeckKitOptions = {}) {
  const kit = testKit({ loggedIn })
  const { server } = kit
  const designsOf = (packId: number) => Array.from({ length: count / 2 }, (_, at) => design(packId, at))
  const copiesOf = (packId: number): OwnedCard[] =>
    designsOf(packId)
      .slice(0, complete ? undefined : -1)
      .flatMap(({ cardId, designId, editionTitle, designImage }, at) =>
        Array.from({ length: packId === 1 && at === 0 ? 3 : 1 }, (_, copy) => ({
          cardId,
          designId,
          editionTitle,
          designImage,
          amount: packId === 1 && at === 0 ? 3 : 1,
          edition: at + 10 + copy,
          tokenId: null,
          receivedAt: NOON - at * DAY - packId * 1000,
        })),
      )
  server.answer(getPacksEndpoint, {
    'fcseoul-2025': { packId: 1, mintings: [] },
    'fcanyang-2025': { packId: 2, mintings: [] },
  })
  server.answer(getCardsEndpoint, ({ path }) => ({ cards: designsOf(packOf(path)) }))
  server.answer(getOwnedCardsEndpoint, async ({ path, query }) => {
    const cards = owned ? copiesOf(packOf(path)) : []
    if (pageSize === undefined) return { cards }
    const from = Number(query.get('cursor'))
    const reply = from > 0 ? await later?.() : undefined
    if (reply) return reply
    const end = from + pageSize
    return { cards: cards.slice(from, end), next: end < cards.length ? String(end) : null }
  })
  server.answer(getFilterFormEndpoint, { filters: [...FILTERS] })
  server.answer(getUnopenedPacksEndpoint, [...unopened])
  server.answer(getFavouritesEndpoint, { rows: [] })
  server.answer(openPacksEndpoint, { orderId: 'order-1', dropId: 1, cards: [...drawn] })
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function DeckStory({ children, ...options }: DeckKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => deckKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}

export const closedPacks = () => [
  someUnopenedPacks({ title: 'ORBLIT 1st Deck', amount: 1, thumb: anArt('soha') }),
  someUnopenedPacks({ orderId: 'order-2', title: 'FC서울 2025', cancelUntil: null, thumb: anArt('seoul') }),
]
