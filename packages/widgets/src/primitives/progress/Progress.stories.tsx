import { aTeam } from '../../stories/a-team.ts'
import { controlled } from '../../stories/controlled.tsx'
import { Wide } from '../../stories/StoryFrame.tsx'
import { Progress } from './Progress.tsx'

export default { title: 'Primitives / Progress' }

export const Bar = () => (
  <Wide>
    <Progress label="모은 카드" value={7} max={10} />
  </Wide>
)

export const OnStage = () => (
  <div className="fandeck-team-stage" style={{ ...aTeam, width: 240, padding: 20 }}>
    <Progress label="모은 카드" value={4} max={10} onStage />
  </div>
)

export const Controls = controlled({ label: '모은 카드', value: 7, max: 10 }, (progress) => (
  <Wide>
    <Progress {...progress} />
  </Wide>
))
