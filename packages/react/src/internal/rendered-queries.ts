import {
  type DefaultError,
  type QueryCache,
  QueryClient,
  type QueryKey,
  QueryObserver,
  type UseQueryOptions,
  type UseQueryResult,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, useContext, useSyncExternalStore } from 'react'

interface RenderedQueries {
  /** A copy of the cache that the server rendered the page from. */
  cache: QueryClient
  /** Epoch ms. */
  renderedAt: number
}

/** `undefined` for a page rendered in the browser. */
export const RenderedQueriesContext = createContext<RenderedQueries | undefined>(undefined)

/** Copies the present data of a cache. */
export function copyQueries(cache: QueryClient, renderedAt: number): RenderedQueries {
  // A part of the page may hydrate long after the others.
  const copy = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  for (const { queryKey, queryHash, state } of cache.getQueryCache().getAll())
    copy.getQueryCache().build(copy, { queryKey, queryHash }, state)
  return { cache: copy, renderedAt }
}

const unchanging = () => () => {}
const isFalse = () => false

function isChanged(live: QueryCache, { cache, renderedAt }: RenderedQueries, hash: string): boolean {
  const [now, then] = [live.get(hash)?.state, cache.getQueryCache().get(hash)?.state]
  // A `HydrationBoundary` below the provider adds data of the server after the copy.
  if (!then && now && now.dataUpdatedAt <= renderedAt && !now.error) return false
  return now?.data !== then?.data || (now?.error ?? null) !== (then?.error ?? null)
}

/**
 * Returns the result that the server rendered while React hydrates this component, otherwise `result`. Components hydrate
 * at different times: one whose script loads late would render data that arrived in the meantime, which the server's
 * HTML does not show, and React would discard that HTML.
 */
export function useRenderedResult<Data, Selected>(
  options: UseQueryOptions<Data, DefaultError, Selected, QueryKey>,
  result: UseQueryResult<Selected>,
): UseQueryResult<Selected> {
  const live = useQueryClient()
  const rendered = useContext(RenderedQueriesContext)
  const isLate = useSyncExternalStore(unchanging, isFalse, () => {
    const { queryHash } = live.defaultQueryOptions(options)
    return rendered !== undefined && isChanged(live.getQueryCache(), rendered, queryHash)
  })
  if (!isLate || !rendered) return result
  const defaulted = rendered.cache.defaultQueryOptions(options)
  defaulted._optimisticResults = 'optimistic'
  return new QueryObserver(rendered.cache, defaulted).getOptimisticResult(defaulted)
}
