import { aCampaign, refuse } from '@fandeck/sdk/testing'
import { type BoardKitOptions, BoardStory } from '../boards/board/board.fixtures.tsx'
import { controlled } from '../stories/controlled.tsx'
import { Campaign } from './Campaign.tsx'
import { aGroup, campaignKit } from './campaign.fixtures.tsx'

export default { title: 'Campaigns / Campaign' }

interface PageProps {
  kit: BoardKitOptions
  english?: boolean
}

const Page = ({ kit, ...story }: PageProps) => (
  <BoardStory {...kit} {...story}>
    <Campaign slug="fcseoul-2025" onViewCards={() => {}} />
  </BoardStory>
)

const club = () => {
  const { pages } = aCampaign()
  const kinds = ['hero', 'formation', 'scan', 'text']
  return aCampaign({
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.filter(({ kind }) => kinds.includes(kind)),
    })),
  })
}

export const Group = () => <Page kit={campaignKit(aGroup())} />
export const Visitor = () => <Page kit={campaignKit(aGroup(), { loggedIn: false })} />
export const Club = () => <Page kit={campaignKit(club())} />
export const English = () => <Page kit={campaignKit(aGroup())} english />
export const Unknown = () => (
  <Page kit={{ on: { 'GET /campaign/:slug': () => refuse(404, '없어요', 'NOT_FOUND') } }} />
)

export const Controls = controlled({ club: false, loggedIn: true }, ({ club: isClub, loggedIn }) => (
  <Page kit={campaignKit(isClub ? club() : aGroup(), { loggedIn })} />
))
