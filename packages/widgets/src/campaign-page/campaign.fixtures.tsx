import type { Campaign } from '@fandeck/sdk/campaigns'
import { aCampaign, NOON, ok } from '@fandeck/sdk/testing'
import { ClaimedCard, getCampaignEndpoint, getPacksEndpoint } from '@fandeck/sdk/wire'
import type { BoardKitOptions } from '../boards/board/board.fixtures.tsx'
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
