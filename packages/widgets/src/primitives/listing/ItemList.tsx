import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Empty } from '../empty/Empty.tsx'
import { type QueryLike, QueryState } from '../query-state/QueryState.tsx'
import './Listing.css'

export interface ItemListProps<Item> {
  query: QueryLike<readonly Item[]>
  /** Of the items, those to show. @default all */
  filter?(items: readonly Item[]): readonly Item[]
  /** An item while the list loads. */
  loading: ReactNode
  /** The class of the list, also while it loads. */
  className?: string | undefined
  /** Shown without items. */
  empty: { title: string; description: string }
  keyOf(item: Item): string | number
  children(item: Item, index: number): ReactNode
}

/** A list in its states: loading, failed, empty, or its items. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { query, filter = (items) => items, loading, className, empty, keyOf, children } = props
  const classes = classNames('fandeck-listing__items', className)
  const loaded = (all: readonly Item[]) => {
    const items = filter(all)
    if (items.length === 0) return <Empty {...empty} />
    return (
      <ul className={classes}>
        {items.map((item, index) => (
          <li key={keyOf(item)}>{children(item, index)}</li>
        ))}
      </ul>
    )
  }
  return (
    <QueryState
      query={query}
      loading={
        <div className={classes}>
          {loading}
          {loading}
          {loading}
        </div>
      }
    >
      {loaded}
    </QueryState>
  )
}
