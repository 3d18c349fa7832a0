import { Skeleton } from '@fandeck/widgets'

/** A field that is still loading: its label, and its box. */
export const FieldSkeleton = () => (
  <div>
    <Skeleton width={72} height={18} style={{ marginBottom: 8 }} />
    <Skeleton height={54} radius={12} />
  </div>
)
