import type { Campaign, SharedFormation } from '@fandeck/sdk/campaigns'
import { aCampaign, NOON, ok } from '@fandeck/sdk/testing'
import {
  ClaimedCard,
  getCampaignEndpoint,
  getPacksEndpoint,
  getSharedFormationEndpoint,
  shareFormationEndpoint,
} from '@fandeck/sdk/wire'
import type { BoardKitOptions } from '../boards/board/board.fixtures.tsx'
import { anArt } from '../card/card.fixtures.ts'
import { CLAIMED } from '../ocr-scanner/scanner.fixtures.tsx'

/** A page of a group: the entry of a code, cards, a text, a picture and a link to another original. */
export const aGroup = (): Campaign => {
  const { pages, team } = aCampaign()
  const kinds = ['codeEntry', 'cards', 'text', 'gallery', 'transition']
  return aCampaign({
    team: { ...team, name: 'ORBLIT', palette: ['#FF8FB1', '#41204F', '#FFE9D6'], sport: 'artist' },
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.filter(({ kind }) => kinds.includes(kind)),
    })),
  })
}

const minting = {
  mintingId: 3,
  mintingName: '1st Deck',
  credentialsType: 'NFT',
  startAt: NOON,
  endAt: NOON + 86_400_000,
}

/** A server with a campaign whose pack has codes. */
export const campaignKit = (
  campaign: Campaign = aGroup(),
  { on, ...options }: BoardKitOptions = {},
): BoardKitOptions => ({
  ...options,
  on: { 'POST /card/:idx': () => ok(ClaimedCard, CLAIMED), ...on },
  prepare({ server, fandeck }) {
    if (options.loggedIn !== false)
      fandeck.session.setUser({
        memberId: '01024814821',
        nickname: '하나',
        accountType: 'phone',
        walletLinked: true,
      })
    server.answer(getCampaignEndpoint, { campaign, omitted: [] })
    server.answer(
      getPacksEndpoint,
      Object.fromEntries(campaign.packs.map((name) => [name, { packId: 1, mintings: [minting] }])),
    )
  },
})

export const SHARED: SharedFormation = {
  board: 'formation',
  shareKey: 'k_-4567890123456789012',
  formation: '442',
  image: anArt(),
  sharedAt: NOON,
}

/** A complete 4-4-2 of the designs. */
const ELEVEN = [2011, 2007, 2008, 2009, 2010, 2006, 2004, 2005, 2003, 2001, 2002]

/** A server with a campaign of one formation, which the member has saved and a fan has shared. */
export const withFormations = (options: BoardKitOptions = {}): BoardKitOptions => {
  const { pages } = aCampaign()
  const campaign = aCampaign({
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.filter(({ kind }) => kind === 'formation'),
    })),
  })
  const { prepare, ...kit } = campaignKit(campaign, {
    ...options,
    state: {
      formations: [{ board: 'formation', formation: '442', slots: ELEVEN, savedAt: NOON }],
    },
  })
  return {
    ...kit,
    prepare(client) {
      prepare?.(client)
      client.server.answer(getSharedFormationEndpoint, SHARED)
      client.server.answer(shareFormationEndpoint, SHARED)
    },
  }
}
