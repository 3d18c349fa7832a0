import { Skeleton } from '@fandeck/widgets'
import { LossHead } from './LossHead.tsx'

/** The first step of a withdrawal that is still loading: its title, what will be lost, and the note. */
export const LossSkeleton = () => (
  <div className="site-form" aria-busy>
    <LossHead />
    <div className="site-withdrawal__list">
      {[1, 2, 3].map((place) => (
        <div key={place}>
          <Skeleton width={96} height={22} />
          <Skeleton width={64} height={22} />
        </div>
      ))}
    </div>
  </div>
)
