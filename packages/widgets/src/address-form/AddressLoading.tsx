import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'

/** The fields while the address is loading. */
export const AddressLoading = () => (
  <div className="fandeck-address__loading">
    <div className="fandeck-address__pair">
      <FieldSkeleton />
      <FieldSkeleton />
    </div>
    {['postNumber', 'address', 'addressDetail', 'deliveryRequest'].map((name) => (
      <FieldSkeleton key={name} />
    ))}
  </div>
)

const FieldSkeleton = () => (
  <div>
    <Skeleton width={72} height={18} style={{ marginBottom: 8 }} />
    <Skeleton height={54} radius={12} />
  </div>
)
