import { FandeckProvider } from '@fandeck/react'
import type { CampaignState, CampaignTeam } from '@fandeck/sdk/campaigns'
import type { CardMetadata } from '@fandeck/sdk/cards'
import {
  aCampaign,
  aCampaignState,
  aCardMetadata,
  type Handler,
  type TestKit,
  type TestKitOptions,
  testKit,
} from '@fandeck/sdk/testing'
import {
  getCampaignEndpoint,
  getCampaignStateEndpoint,
  getCardsEndpoint,
  getOwnedCardsEndpoint,
  getPacksEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { anArt, anyang, seoul } from '../../card/card.fixtures.ts'
import { en } from '../../messages.en.ts'
import { MessagesProvider } from '../../messages.ts'

const { slug: SLUG, packs } = aCampaign()
const team: CampaignTeam = {
  name: 'FC서울',
  crest: seoul.crest ?? '',
  palette: [seoul.color1, seoul.color2, seoul.color3],
  sport: 'football',
}
export const SEOUL = { slug: SLUG, team }
export const TEAM: CampaignTeam = {
  ...aCampaign().team,
  crest: seoul.crest ?? '',
  palette: ['#C4122F', '#17090D', '#FFB199'],
}
export const MAGAZINE: CampaignTeam = { ...TEAM, name: 'ITTA', palette: ['#EADCC3', '#1C1A17', '#E4572E'] }
export const BASEBALL: CampaignTeam = {
  ...TEAM,
  name: '텐 미션',
  crest: anyang.crest ?? '',
  palette: ['#1C4E80', '#0A1A2B', '#FFE2A8'],
}
export const ANYANG = {
  slug: SLUG,
  team: { ...team, name: 'FC안양', palette: [anyang.color1, anyang.color2, anyang.color3] },
} satisfies { slug: string; team: CampaignTeam }

/** The pictures of the players, by the ids of their designs. */
const FACES = ['hajun', 'ijun', 'doyun', 'iro'] as const

/** A design with the number and the position of a player. */
export const aPlayer = (
  cardId: number,
  cardName: string,
  number: number,
  position: string,
  editionTitle = 'BASIC',
): CardMetadata =>
  aCardMetadata({
    cardId,
    cardName,
    editionTitle,
    image: anArt(FACES[cardId % FACES.length]),
    attributes: [
      { trait_type: 'number', value: number },
      { trait_type: 'position', value: position },
      { trait_type: 'sub', value: `${position} · 2025 시즌` },
      { trait_type: 'edition_total', value: 1000 },
    ],
  })

/** A design whose number follows from its id. */
export const aDesign = (cardId: number, cardName: string, position: string): CardMetadata =>
  aPlayer(cardId, cardName, cardId % 100, position)

export const PLAYERS = [
  aPlayer(2001, '한이준', 10, 'FW', 'PRISM'),
  aPlayer(2002, '서도윤', 9, 'FW'),
  aPlayer(2003, '강이로', 14, 'MF', 'FOIL'),
  aPlayer(2004, '신이안', 6, 'MF'),
  aPlayer(2005, '노여름', 8, 'MF'),
  aPlayer(2006, '표도원', 7, 'MF'),
  aPlayer(2007, '류하준', 33, 'DF'),
  aPlayer(2008, '오재하', 4, 'DF'),
  aPlayer(2009, '임도율', 5, 'DF'),
  aPlayer(2010, '배시온', 2, 'DF'),
  aPlayer(2011, '문가람', 1, 'GK'),
]

/** A copy of a member. */
export interface Copy {
  cardId: number
  edition: number
}

export interface BoardKitOptions {
  /** @default true */
  loggedIn?: boolean | undefined
  state?: Partial<CampaignState> | undefined
  designs?: readonly CardMetadata[] | undefined
  /** The member's copies, or the ids of their designs. @default one of each design */
  owned?: readonly (Copy | number)[] | undefined
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>> | undefined
  /** The parts that the shop goes without. */
  disabledParts?: string[] | undefined
  /** Replaces parts of the browser. */
  platform?: TestKitOptions['platform']
  /** Prepares the kit before it is drawn. */
  prepare?: ((kit: TestKit) => void) | undefined
}

/** A client on a server with a campaign, its designs and the copies of a member. */
export function boardKit({
  loggedIn = true,
  state,
  designs = PLAYERS,
  owned = designs.map(({ cardId }) => cardId),
  on = {},
  prepare,
  platform,
  disabledParts,
}: BoardKitOptions = {}) {
  const kit = testKit({ loggedIn, options: { disabledParts }, ...(platform && { platform }) })
  const { server } = kit
  const copies = owned.map((one) => (typeof one === 'number' ? { cardId: one, edition: 127 } : one))
  server.answer(getCampaignEndpoint, { campaign: aCampaign(), omitted: [] })
  server.answer(getCampaignStateEndpoint, aCampaignState(state))
  server.answer(
    getPacksEndpoint,
    Object.fromEntries(packs.map((name) => [name, { packId: 1, mintings: [] }])),
  )
  server.answer(getCardsEndpoint, { cards: [...designs] })
  server.answer(getOwnedCardsEndpoint, {
    cards: copies.map(({ cardId, edition }) => ({
      cardId,
      edition,
      amount: copies.filter((one) => one.cardId === cardId).length,
      editionTitle: 'BASIC',
      designImage: '',
      designId: 1,
      tokenId: null,
    })),
  })
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  prepare?.(kit)
  return kit
}

/** Never replies. */
export const slow: Handler = () => new Promise<Response>(() => {})
/** Fails like a device without a network. */
export const unreachable: Handler = () => {
  throw new TypeError('offline')
}

interface BoardStoryProps extends BoardKitOptions {
  children: ReactNode
  english?: boolean
  /** Lets the retries of the client elapse. */
  pass?: boolean
}

/** A story on that server. */
export function BoardStory({ children, english = false, pass = false, ...options }: BoardStoryProps) {
  const [kit] = useState(() => boardKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  const board = <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  return english ? <MessagesProvider messages={en}>{board}</MessagesProvider> : board
}
