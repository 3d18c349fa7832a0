import { refuse } from '@fandeck/sdk/testing'
import { type BoardKitOptions, BoardStory, slow, unreachable } from '../boards/board/board.fixtures.tsx'
import { controlled } from '../stories/controlled.tsx'
import { CampaignPage } from './CampaignPage.tsx'
import { aGroup, campaignKit, SHARED, withFormations } from './campaign.fixtures.tsx'

export default { title: 'Campaigns / Campaign page' }

const CAMPAIGN = 'GET /campaign/:slug'

interface PageProps {
  kit: BoardKitOptions
  shareKey?: string
  english?: boolean
  pass?: boolean
}

const Page = ({ kit, shareKey, english = false, pass = false }: PageProps) => (
  <BoardStory {...kit} {...{ english, pass }}>
    <CampaignPage
      slug="fcseoul-2025"
      path="/fcseoul-2025"
      shareKey={shareKey}
      shareUrlOf={(key) => `https://fandeck.example/fcseoul-2025?share=${key}`}
    />
  </BoardStory>
)

export const Group = () => <Page kit={campaignKit(aGroup())} />
export const Saved = () => <Page kit={withFormations()} />
export const Shared = () => <Page kit={withFormations({ loggedIn: false })} shareKey={SHARED.shareKey} />
export const Loading = () => <Page kit={{ on: { [CAMPAIGN]: slow } }} />
export const Refused = () => <Page kit={{ on: { [CAMPAIGN]: () => refuse(403, '볼 수 없어요.') } }} />
export const Unknown = () => <Page kit={{ on: { [CAMPAIGN]: () => refuse(404, '없어요', 'NOT_FOUND') } }} />
export const Offline = () => <Page kit={{ on: { [CAMPAIGN]: unreachable } }} pass />
export const English = () => <Page kit={withFormations()} english />

export const Controls = controlled({ loggedIn: true }, ({ loggedIn }) => (
  <Page kit={withFormations({ loggedIn })} shareKey={SHARED.shareKey} />
))
