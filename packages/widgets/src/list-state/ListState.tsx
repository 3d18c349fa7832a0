import type { ReactNode } from 'react'
import { Empty, type EmptyProps } from '../primitives/empty/Empty.tsx'
import { type QueryLike, QueryState } from '../primitives/query-state/QueryState.tsx'

/** The props of a list in its states. */
export interface ListStateProps<Data> {
  /** The result of a hook, such as `useDrops()`. */
  query: QueryLike<Data>
  /** Shown while the list loads. @default skeleton rows */
  loading?: ReactNode
  /** Shown for a list without items; without it, `children` draws that too. */
  empty?: Pick<EmptyProps, 'icon' | 'title' | 'description' | 'actions'> | undefined
  /** Draws what has loaded. */
  children(data: Data): ReactNode
}

/**
 * What a hook has fetched, in its states: loading, refused or offline with a retry and the way to the support of the
 * `LinkProvider`, empty, or its data.
 *
 * @example
 * const drops = useDrops()
 * return <ListState query={drops}>{(all) => all.map(({ dropId }) => <p key={dropId}>{dropId}</p>)}</ListState>
 * @see D55
 */
export function ListState<Data>({ query, loading, empty, children }: ListStateProps<Data>) {
  const list = (data: Data) =>
    empty && Array.isArray(data) && data.length === 0 ? <Empty {...empty} /> : children(data)
  return (
    <QueryState query={query} loading={loading}>
      {list}
    </QueryState>
  )
}
