import { aPlayerFilterSection, refuse } from '@fandeck/sdk/testing'
import { controlled } from '../../stories/controlled.tsx'
import { aDesign, BoardStory, TEAM, unreachable } from '../board/board.fixtures.tsx'
import { PlayerFilterBoard } from './PlayerFilterBoard.tsx'

export default { title: 'Campaigns / Player filter board' }

const designs = [
  aDesign(8003, '정하람', 'GUARD'),
  aDesign(8011, '차온유', 'GUARD'),
  aDesign(8024, '민해솔', 'FORWARD'),
  aDesign(8032, '도경민', 'CENTER'),
]
const board = <PlayerFilterBoard section={aPlayerFilterSection()} team={TEAM} />

export const SomeOwned = () => (
  <BoardStory designs={designs} owned={[8003, 8011, 8024]}>
    {board}
  </BoardStory>
)
export const NoneOwned = () => (
  <BoardStory designs={designs} owned={[]}>
    {board}
  </BoardStory>
)
export const Visitor = () => (
  <BoardStory loggedIn={false} designs={designs}>
    {board}
  </BoardStory>
)
export const NoCards = () => (
  <BoardStory loggedIn={false} designs={[]}>
    {board}
  </BoardStory>
)
export const English = () => (
  <BoardStory designs={designs} owned={[8003]} english>
    {board}
  </BoardStory>
)
const busy = () => refuse(500, '잠시 후 다시 시도해 주세요.')
/** The server refuses the cards. */
export const Refused = () => (
  <BoardStory pass designs={designs} on={{ 'GET /card/metadata/:pack': busy }}>
    {board}
  </BoardStory>
)
export const Unreachable = () => (
  <BoardStory loggedIn={false} designs={designs} on={{ 'GET /card/metadata/:pack': unreachable }}>
    {board}
  </BoardStory>
)

export const Controls = controlled({ owned: 2, loggedIn: true }, ({ owned, loggedIn }) => (
  <BoardStory loggedIn={loggedIn} designs={designs} owned={[8003, 8011, 8024, 8032].slice(0, owned)}>
    {board}
  </BoardStory>
))
