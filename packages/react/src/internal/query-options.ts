import type { CallOptions, Fandeck } from '@fandeck/sdk'
import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenInfiniteOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query'
import { type EventNames, invalidatedBy } from './invalidated-by.ts'

type Given<Data> = UnusedSkipTokenOptions<Data, Error, Data, QueryKey>

/** Query options of data of the SDK: for `useQuery`, `prefetchQuery`, `ensureQueryData` and `getQueryData`. */
export type FandeckQuery<Data> = UnusedSkipTokenOptions<Data, Error, Data, QueryKey> & {
  queryKey: DataTag<QueryKey, Data, Error>
}

/** All pages of a list that have been fetched. */
export type FandeckPages<Page> = InfiniteData<Page, string | undefined>

/** Query options of a list of the SDK that is fetched one page at a time: for `useInfiniteQuery` and its like. */
export type FandeckPagedQuery<Page> = UnusedSkipTokenInfiniteOptions<
  Page,
  Error,
  FandeckPages<Page>,
  QueryKey,
  string | undefined
> & { queryKey: DataTag<QueryKey, InfiniteData<Page>, Error> }

/** Returns query options, whose type names the data alone. */
export const fandeckQuery = <Data>(options: Given<Data>): FandeckQuery<Data> => queryOptions(options)

/** Returns the query options of a call without parameters, which is fetched again after the events. */
export const callOptions = <Data>(
  queryKey: QueryKey,
  fandeck: Fandeck,
  get: (fandeck: Fandeck, options: CallOptions) => Promise<Data>,
  ...events: EventNames
): FandeckQuery<Data> =>
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
): FandeckPagedQuery<Page> =>
  infiniteQueryOptions<Page, Error, FandeckPages<Page>, QueryKey, string | undefined>({
    queryKey,
    queryFn: ({ pageParam, signal }) => get(pageParam, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    meta: invalidatedBy(...events),
  })
