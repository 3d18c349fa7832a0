import { aTeam } from '../stories/a-team.ts'
import { controlled } from '../stories/controlled.tsx'
import { Row } from '../stories/StoryFrame.tsx'
import { FoilPack } from './FoilPack.tsx'

export default { title: 'Cards / Foil pack' }

export const Sizes = () => (
  <Row gap={28}>
    {[220, 120, 66].map((width) => (
      <FoilPack key={width} name="ORBLIT 1st Deck" width={width} />
    ))}
  </Row>
)

export const OfATeam = () => (
  <div style={{ ...aTeam, padding: 8 }}>
    <FoilPack name="FC서울 2025" width={120} />
  </div>
)

export const LongName = () => (
  <FoilPack name="온결 첫 정규 앨범 발매를 기다리는 봄밤의 특별한 카드팩" width={120} />
)

export const Controls = controlled({ name: 'ORBLIT 1st Deck', width: 120 }, (pack) => <FoilPack {...pack} />)
