import { type EntriesOptions, type EntryPage, type Fandeck, getEntries } from '@fandeck/sdk'
import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'

/** Query options of the member's entries in events, newest first, one page at a time (D17). */
export const entriesQuery = (fandeck: Fandeck, { result }: EntriesOptions = {}) =>
  infiniteQueryOptions<
    EntryPage,
    Error,
    InfiniteData<EntryPage, string | undefined>,
    QueryKey,
    string | undefined
  >({
    queryKey: memberKey('entries', result ?? null),
    queryFn: ({ pageParam, signal }) => getEntries(fandeck, { result, cursor: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  })
