import type { CallOptions, Fandeck } from '@fandeck/sdk'
import { type InfiniteData, infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { type EventNames, invalidatedBy } from './invalidated-by.ts'

/** Returns the query options of a call without parameters, which is fetched again after the events. */
export const callOptions = <Data>(
  queryKey: QueryKey,
  fandeck: Fandeck,
  get: (fandeck: Fandeck, options: CallOptions) => Promise<Data>,
  ...events: EventNames
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => get(fandeck, { signal }),
    meta: invalidatedBy(...events),
  })

/** Returns the query options of a list that is fetched one page at a time, and again after the events. */
export const pagedOptions = <Page extends { next: string | undefined }>(
  queryKey: QueryKey,
  get: (cursor: string | undefined, options: CallOptions) => Promise<Page>,
  ...events: EventNames
) =>
  infiniteQueryOptions<Page, Error, InfiniteData<Page, string | undefined>, QueryKey, string | undefined>({
    queryKey,
    queryFn: ({ pageParam, signal }) => get(pageParam, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    meta: invalidatedBy(...events),
  })
