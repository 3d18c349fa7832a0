import type { CampaignMatch } from '@fandeck/sdk/campaigns'
import { aMatch, NOON, refuse } from '@fandeck/sdk/testing'
import { useState } from 'react'
import { anyang, seoul } from '../../card/card.fixtures.ts'
import { controlled } from '../../stories/controlled.tsx'
import { Pressed } from '../../stories/Pressed.tsx'
import {
  ANYANG,
  aPlayer,
  type BoardKitOptions,
  BoardStory,
  slow,
  unreachable,
} from '../board/board.fixtures.tsx'
import { MatchPickBoard } from './MatchPickBoard.tsx'
import { useMatchPickMessages } from './use-match-pick-messages.ts'

export default { title: 'Campaigns / Match pick board' }

const HOUR = 3_600_000
const designs = [
  aPlayer(4001, '윤세빈', 23, 'FW', 'FOIL'),
  aPlayer(4002, '강이로', 14, 'FW'),
  aPlayer(4008, '임도율', 5, 'DF'),
]
const crests = {
  home: { name: 'FC안양', crest: anyang.crest },
  away: { name: '수원 블루윙즈', crest: seoul.crest },
}
const started = aMatch({ ...crests, score: { home: 2, away: 1 } })
const future = aMatch({ ...crests, venue: '홈 경기', kickOffAt: NOON + HOUR, closeAt: NOON + 3 * HOUR })
const past = aMatch({ ...crests, closeAt: NOON - 1, score: { home: 2, away: 1 }, firstScorer: 1 })
const counts = [
  { slot: 0, count: 34 },
  { slot: 1, count: 22 },
  { slot: 2, count: 18 },
  { slot: -1, count: 6 },
]
const pickedOf = (kind: 'mom' | 'firstScorer', slot: number) => ({
  picks: [{ matchId: 1, kind, slot }],
  tallies: [{ matchId: 1, kind, counts }],
})

interface StoryProps extends BoardKitOptions {
  matches?: CampaignMatch[]
  title?: string
  english?: boolean
  pass?: boolean
}

const Story = ({ matches = [started], title, ...story }: StoryProps) => (
  <BoardStory designs={designs} {...story}>
    <MatchPickBoard {...ANYANG} section={{ kind: 'matchPick', title, matches }} onSignIn={() => {}} />
  </BoardStory>
)

export const ManOfTheMatch = () => <Story />
export const ManOfTheMatchPicked = () => <Story state={pickedOf('mom', 0)} />
export const FirstScorer = () => <Story matches={[future]} />
export const FirstScorerPicked = () => <Story matches={[future]} state={pickedOf('firstScorer', 0)} />
export const NoGoalPicked = () => <Story matches={[future]} state={pickedOf('firstScorer', -1)} />
export const Closed = () => <Story matches={[past]} state={pickedOf('mom', 1)} />
export const Several = () => (
  <Story
    title="오늘의 주인공을 뽑아 주세요"
    matches={[past, { ...started, matchId: 2 }, { ...future, matchId: 3 }]}
  />
)
export const Visitor = () => <Story loggedIn={false} matches={[future]} />
const closed = () => refuse(409, '참여가 마감됐어요.', 'CLOSED')
/** A vote that has closed while the fan chose. */
export const Refused = () => {
  const messages = useMatchPickMessages()
  const [names] = useState(() => [messages['matchPick.noGoal.pick'], messages['matchPick.noGoal.send']])
  return (
    <Pressed names={names}>
      <Story matches={[future]} on={{ 'POST /campaign/:slug/pick': closed }} />
    </Pressed>
  )
}
export const Loading = () => <Story on={{ 'GET /campaign/:slug/state': slow }} />
export const Unreachable = () => <Story pass on={{ 'GET /campaign/:slug/state': unreachable }} />
export const LongText = () => (
  <Story
    matches={[
      {
        ...future,
        home: { ...future.home, name: '이름이 아주 긴 우리 동네 축구 팀' },
        lineUp: [{ number: 999, name: '제갈아름다운이름'.repeat(3), position: 'MF' }],
      },
    ]}
    state={pickedOf('firstScorer', 0)}
  />
)
export const English = () => <Story english matches={[future]} state={pickedOf('firstScorer', 0)} />

export const Controls = controlled(
  { title: '오늘의 주인공을 뽑아 주세요', begins: true, picked: false, loggedIn: true },
  ({ title, begins, picked, loggedIn }) => (
    <Story
      title={title}
      loggedIn={loggedIn}
      matches={[begins ? started : future]}
      state={picked ? pickedOf(begins ? 'mom' : 'firstScorer', 0) : undefined}
    />
  ),
)
