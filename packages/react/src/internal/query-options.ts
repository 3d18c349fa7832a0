import type { CallOptions, Fandeck } from '@fandeck/sdk'
import { type InfiniteData, infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'

/** Returns the query options of a call without parameters. */
export const callOptions = <Data>(
  queryKey: QueryKey,
  fandeck: Fandeck,
  get: (fandeck: Fandeck, options: CallOptions) => Promise<Data>,
) => queryOptions({ queryKey, queryFn: ({ signal }) => get(fandeck, { signal }) })

/** Returns the query options of a list that is fetched one page at a time. */
export const pagedOptions = <Page extends { next: string | undefined }>(
  queryKey: QueryKey,
  get: (cursor: string | undefined, options: CallOptions) => Promise<Page>,
) =>
  infiniteQueryOptions<Page, Error, InfiniteData<Page, string | undefined>, QueryKey, string | undefined>({
    queryKey,
    queryFn: ({ pageParam, signal }) => get(pageParam, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  })
