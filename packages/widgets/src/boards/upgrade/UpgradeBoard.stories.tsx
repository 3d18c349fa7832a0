import type { UpgradeSection } from '@fandeck/sdk/campaigns'
import { anUpgradeSection, refuse, type TestKit } from '@fandeck/sdk/testing'
import { upgradeCardsEndpoint } from '@fandeck/sdk/wire'
import { controlled } from '../../stories/controlled.tsx'
import { type BoardKitOptions, BoardStory, SEOUL, slow, unreachable } from '../board/board.fixtures.tsx'
import { UpgradeBoard } from './UpgradeBoard.tsx'

export default { title: 'Campaigns / Upgrade board' }

const RESULT = { cardId: 2001, edition: 7, name: '한이준', image: '' }
const copies = [
  { cardId: 2002, edition: 381, name: '서도윤', number: 9 },
  { cardId: 2002, edition: 102, name: '서도윤', number: 9 },
  { cardId: 2003, edition: 44, name: '강이로', number: 14 },
]

/** A kit of a fan whose upgrade was sent before the page was closed. */
const sent = ({ storage, server }: TestKit) => {
  storage.setItem('fandeck:upgrade:fcseoul-2025:upgrade', JSON.stringify({ key: 'key-1', cards: copies }))
  server.answer(upgradeCardsEndpoint, RESULT)
}
const waiting = (kit: TestKit) => {
  sent(kit)
  kit.server.on('POST /campaign/:slug/upgrade', slow)
}
const failing = (kit: TestKit) => {
  sent(kit)
  kit.server.on('POST /campaign/:slug/upgrade', unreachable)
}
const refused = (kit: TestKit) => {
  sent(kit)
  kit.server.answer(upgradeCardsEndpoint, () => refuse(409, '나올 수 있는 카드가 없어요.', 'NONE_LEFT'))
}

interface StoryProps extends BoardKitOptions {
  section?: Partial<UpgradeSection>
  english?: boolean
  pass?: boolean
}

const Story = ({ section, ...story }: StoryProps) => (
  <BoardStory owned={copies} {...story}>
    <UpgradeBoard {...SEOUL} section={anUpgradeSection(section)} cardsHref="/mypage" onSignIn={() => {}} />
  </BoardStory>
)

export const Empty = () => <Story />
export const Sending = () => <Story prepare={waiting} />
export const Refused = () => <Story prepare={refused} />
export const Failed = () => <Story pass prepare={failing} />
/** The video does not load. */
export const Effect = () => <Story prepare={sent} section={{ video: 'data:video/mp4;base64,AA==' }} />
export const WithoutVideo = () => <Story prepare={sent} />
export const Visitor = () => <Story loggedIn={false} />
export const WithoutCards = () => <Story owned={[]} />
export const Loading = () => <Story on={{ 'GET /card/pack/init': slow }} />
export const Unreachable = () => <Story pass on={{ 'GET /card/pack/init': unreachable }} />
export const LongText = () => (
  <Story section={{ title: '세 장이 모이면 '.repeat(8), description: '확정이에요. '.repeat(30) }} />
)
export const English = () => <Story english prepare={sent} />

export const Controls = controlled(
  { title: '세 장을 모아 한 장으로', copies: 3, loggedIn: true },
  ({ title, copies: count, loggedIn }) => (
    <Story section={{ title }} owned={copies.slice(0, count)} loggedIn={loggedIn} />
  ),
)
