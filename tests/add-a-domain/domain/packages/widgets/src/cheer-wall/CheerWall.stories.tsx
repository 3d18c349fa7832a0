import { CheerWall } from './CheerWall.tsx'
import { CheersStory } from './cheers.fixtures.tsx'

export const Wall = () => (
  <CheersStory>
    <CheerWall />
  </CheersStory>
)
