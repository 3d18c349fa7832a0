import { Empty, Skeleton } from '@fandeck/widgets'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outage } from './Outage.tsx'

export interface ListStateProps<Item> {
  query: UseQueryResult<Item[]>
  /** Of the items, those to show. @default all */
  filter?(items: readonly Item[]): readonly Item[]
  /** An item while the list loads. @default a tile */
  loading?: ReactNode
  /** The class of the list, also while it loads. */
  className?: string
  /** Shown without items. */
  empty: { title: string; description: string }
  children(items: readonly Item[]): ReactNode
}

/** A list in its states: loading, failed, empty, or its items. */
export function ListState<Item>({
  query: { data, error, refetch },
  filter = (items) => items,
  loading = <Skeleton height={196} radius={20} />,
  className = '',
  empty,
  children,
}: ListStateProps<Item>) {
  if (!data && error) return <Outage error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={`site-list__items ${className}`} aria-busy>
        {loading}
        {loading}
        {loading}
      </div>
    )
  const items = filter(data)
  return items.length > 0 ? children(items) : <Empty {...empty} />
}
