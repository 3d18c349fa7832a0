import type { PointHistoryOptions, Points } from '@fandeck/sdk/points'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'
import { pointHistoryQuery, pointsQuery } from './points.queries.ts'

/** Fetches the member's points (S2.8, D16). */
export const usePoints = <Selected = Points>(options: WithQuery<Points, Selected> = {}) =>
  useOwnQuery(pointsQuery, options)

/** Fetches the changes of the member's points, newest first; `fetchNextPage` adds the next page (D16). */
export function usePointHistory({
  query,
  ...options
}: PointHistoryOptions & { query?: { enabled?: boolean | undefined } | undefined } = {}) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useInfiniteQuery({
    ...pointHistoryQuery(fandeck, options),
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    enabled: loggedIn && (query?.enabled ?? true),
  })
}
