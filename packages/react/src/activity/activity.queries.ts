import { type ActivityPage, type Fandeck, getActivity } from '@fandeck/sdk'
import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'

/** Query options of what the member did, newest first, one page at a time (S7.42). */
export const activityQuery = (fandeck: Fandeck) =>
  infiniteQueryOptions<
    ActivityPage,
    Error,
    InfiniteData<ActivityPage, string | undefined>,
    QueryKey,
    string | undefined
  >({
    queryKey: memberKey('activity'),
    queryFn: ({ pageParam, signal }) => getActivity(fandeck, { cursor: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  })
