import { aFlipSection, refuse } from '@fandeck/sdk/testing'
import { controlled } from '../../stories/controlled.tsx'
import { aDesign, BoardStory, MAGAZINE, TEAM, unreachable } from '../board/board.fixtures.tsx'
import { FlipBoard } from './FlipBoard.tsx'

export default { title: 'Campaigns / Flip board' }

const designs = [aDesign(6001, '마루한', 'MF'), aDesign(6002, '표도원', 'DF'), aDesign(6003, '곽시우', 'FW')]
const players = <FlipBoard section={aFlipSection()} team={TEAM} />
const magazine = (
  <FlipBoard
    section={aFlipSection({
      title: '겨울호',
      look: 'magazine',
      cards: [
        {
          cardId: 6001,
          title: '아침을 여는 문',
          text: '문을 여는 사람들의 첫 시간을 따라갔어요.',
          caption: '에디터 하루 · 36쪽',
        },
        {
          cardId: 6002,
          title: '반쪽의 달과\n여섯 개의 파도',
          text: '바다를 오래 본 사람들이 남긴 여섯 장의 기록이에요.',
          caption: '에디터 온유 · 40쪽',
        },
        { cardId: 6003, title: '두 송이의 온도', caption: '에디터 다인 · 32쪽' },
      ],
    })}
    team={MAGAZINE}
  />
)

export const Players = () => (
  <BoardStory designs={designs} owned={[6001, 6002]}>
    {players}
  </BoardStory>
)
export const WithoutCards = () => (
  <BoardStory designs={designs} owned={[]}>
    {players}
  </BoardStory>
)
export const Magazine = () => (
  <BoardStory designs={designs} owned={[6001]}>
    {magazine}
  </BoardStory>
)
export const Visitor = () => (
  <BoardStory loggedIn={false} designs={designs}>
    {magazine}
  </BoardStory>
)
export const NoCards = () => (
  <BoardStory loggedIn={false} designs={[]}>
    {players}
  </BoardStory>
)
export const English = () => (
  <BoardStory designs={designs} owned={[6001]} english>
    {players}
  </BoardStory>
)
const busy = () => refuse(500, '잠시 후 다시 시도해 주세요.')
/** The server refuses the cards. */
export const Refused = () => (
  <BoardStory pass designs={designs} on={{ 'GET /card/metadata/:pack': busy }}>
    {players}
  </BoardStory>
)
export const Unreachable = () => (
  <BoardStory loggedIn={false} designs={designs} on={{ 'GET /card/metadata/:pack': unreachable }}>
    {players}
  </BoardStory>
)

export const Controls = controlled({ loggedIn: true, owned: 2 }, ({ loggedIn, owned }) => (
  <BoardStory loggedIn={loggedIn} designs={designs} owned={[6001, 6002, 6003].slice(0, owned)}>
    {players}
  </BoardStory>
))
