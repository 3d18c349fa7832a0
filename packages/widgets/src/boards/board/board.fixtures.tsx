import { FandeckProvider } from '@fandeck/react'
import type { CardMetadata, OwnedCard } from '@fandeck/sdk'
import type { CampaignState, CampaignTeam } from '@fandeck/sdk/campaigns'
import { aCampaign, aCampaignState, aCardMetadata, type Handler, testKit } from '@fandeck/sdk/testing'
import {
  getCampaignStateEndpoint,
  getCardsEndpoint,
  getOwnedCardsEndpoint,
  getPacksEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { anArt, anyang, seoul } from '../../card/card.fixtures.ts'
import { en } from '../../messages.en.ts'
import { MessagesProvider } from '../../messages.ts'

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

/** A design with a number and a position. */
export const aDesign = (cardId: number, cardName: string, position: string): CardMetadata =>
  aCardMetadata({
    cardId,
    cardName,
    image: anArt(),
    editionTitle: 'BASIC',
    attributes: [
      { trait_type: 'number', value: cardId % 100 },
      { trait_type: 'position', value: position },
      { trait_type: 'sub', value: `${position} · 2025 시즌` },
      { trait_type: 'edition_total', value: 1000 },
    ],
  })

export interface BoardKitOptions {
  designs: readonly CardMetadata[]
  /** The ids of the member's designs; `undefined` for a visitor. */
  owned?: readonly number[] | undefined
  state?: Partial<CampaignState> | undefined
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>> | undefined
}

/** A client on a server with one pack of cards, and the fan's state of a campaign. */
export function boardKit({ designs, owned, state, on = {} }: BoardKitOptions) {
  const kit = testKit({ loggedIn: owned !== undefined })
  const { server } = kit
  const copies = designs
    .filter(({ cardId }) => owned?.includes(cardId))
    .map(
      ({ cardId, editionTitle, designImage, designId }): OwnedCard => ({
        cardId,
        editionTitle,
        designImage,
        designId,
        amount: 1,
        edition: 7,
        tokenId: null,
      }),
    )
  server.answer(getPacksEndpoint, { 'fcseoul-2025': { packId: 1, mintings: [] } })
  server.answer(getCardsEndpoint, { cards: [...designs] })
  server.answer(getOwnedCardsEndpoint, { cards: copies })
  server.answer(getCampaignStateEndpoint, aCampaignState(state))
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A page with one board. */
export function BoardStory({
  children,
  english = false,
  ...options
}: BoardKitOptions & { children: ReactNode; english?: boolean }) {
  const [{ fandeck }] = useState(() => boardKit(options))
  const board = <FandeckProvider fandeck={fandeck}>{children}</FandeckProvider>
  return (
    <div style={{ width: '100%', maxWidth: 480 }}>
      {english ? <MessagesProvider messages={en}>{board}</MessagesProvider> : board}
    </div>
  )
}

/** Fails like a device without a network. */
export const unreachable: Handler = () => {
  throw new TypeError('offline')
}
