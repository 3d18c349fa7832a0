import type { MissionStatus } from '@fandeck/sdk/campaigns'
import { aMissionsSection, refuse } from '@fandeck/sdk/testing'
import { useState } from 'react'
import { controlled } from '../../stories/controlled.tsx'
import { Pressed } from '../../stories/Pressed.tsx'
import { aDesign, BASEBALL, BoardStory, unreachable } from '../board/board.fixtures.tsx'
import { MissionsBoard } from './MissionsBoard.tsx'
import { useMissionsMessages } from './use-missions-messages.ts'

export default { title: 'Campaigns / Missions board' }

const designs = Array.from({ length: 10 }, (_, at) => aDesign(9001 + at, `선수 ${at + 1}`, '투수'))
const section = aMissionsSection({
  missions: aMissionsSection().missions.map((mission) => ({ ...mission, linkUrl: '/drops/101' })),
})
const board = (
  <MissionsBoard
    slug="ten-missions"
    packs={['fcseoul-2025']}
    section={section}
    team={BASEBALL}
    onSignIn={() => {}}
  />
)
const done = (...statuses: MissionStatus[]) => ({
  missions: statuses.map((status, at) => ({ board: 'missions', number: at + 1, status })),
})

export const Started = () => (
  <BoardStory
    designs={designs}
    owned={[9001]}
    state={done('RECRUITED', 'RECRUITED', 'RECRUITED', 'RECRUITED', 'COMPLETE')}
  >
    {board}
  </BoardStory>
)
export const AllRecruited = () => (
  <BoardStory designs={designs} owned={[]} state={done(...Array<MissionStatus>(10).fill('RECRUITED'))}>
    {board}
  </BoardStory>
)
export const EmblemOpen = () => (
  <BoardStory designs={designs} owned={[]} state={done(...Array<MissionStatus>(9).fill('RECRUITED'))}>
    {board}
  </BoardStory>
)
export const Visitor = () => (
  <BoardStory loggedIn={false} designs={designs}>
    {board}
  </BoardStory>
)
export const English = () => (
  <BoardStory designs={designs} owned={[]} state={done('COMPLETE')} english>
    {board}
  </BoardStory>
)
const notComplete = () => refuse(409, '미션을 마치지 않았어요.', 'NOT_COMPLETE')
/** A mission that is complete on this page only. */
export const Refused = () => {
  const messages = useMissionsMessages()
  const [names] = useState(() => [
    `0/2BEGINNER${messages['missions.range']({ from: 1, to: 2 })}`,
    `${messages['missions.recruit']} ${section.missions[0]?.title}`,
  ])
  return (
    <Pressed names={names}>
      <BoardStory
        designs={designs}
        owned={[9001]}
        state={done('COMPLETE')}
        on={{ 'POST /campaign/:slug/recruit': notComplete }}
      >
        {board}
      </BoardStory>
    </Pressed>
  )
}
export const Unreachable = () => (
  <BoardStory designs={designs} owned={[]} on={{ 'GET /campaign/:slug/state': unreachable }}>
    {board}
  </BoardStory>
)

export const Controls = controlled({ recruited: 4, loggedIn: true }, ({ recruited, loggedIn }) => (
  <BoardStory
    loggedIn={loggedIn}
    designs={designs}
    owned={[9001]}
    state={done(...Array<MissionStatus>(recruited).fill('RECRUITED'))}
  >
    {board}
  </BoardStory>
))
