import { controlled } from '../../stories/controlled.tsx'
import { Wide } from '../../stories/StoryFrame.tsx'
import { Skeleton } from './Skeleton.tsx'

export default { title: 'Primitives / Skeleton' }

export const Rows = () => (
  <Wide>
    <Skeleton height={200} radius={20} />
    <Skeleton width="60%" />
    <Skeleton width="40%" />
  </Wide>
)

export const Controls = controlled<{ width: string; height: number; radius: number }>(
  { width: '100%', height: 200, radius: 20 },
  (skeleton) => (
    <Wide>
      <Skeleton {...skeleton} />
    </Wide>
  ),
)
