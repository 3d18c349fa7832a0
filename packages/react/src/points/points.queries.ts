import {
  type Fandeck,
  getPointHistory,
  getPoints,
  type PointHistoryOptions,
  type PointHistoryPage,
} from '@fandeck/sdk'
import { type InfiniteData, infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'

/** Query options of the member's points (D16). */
export const pointsQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: memberKey('points'),
    queryFn: ({ signal }) => getPoints(fandeck, { signal }),
  })

/** Query options of the changes of the member's points, newest first, one page at a time (D16). */
export const pointHistoryQuery = (fandeck: Fandeck, { month, direction }: PointHistoryOptions = {}) =>
  infiniteQueryOptions<
    PointHistoryPage,
    Error,
    InfiniteData<PointHistoryPage, string | undefined>,
    QueryKey,
    string | undefined
  >({
    queryKey: memberKey('point-history', month ?? null, direction ?? null),
    queryFn: ({ pageParam, signal }) =>
      getPointHistory(fandeck, { month, direction, cursor: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  })
