import { useInfiniteQuery } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'
import { activityQuery } from './activity.queries.ts'

/** Fetches what the member did, newest first; `fetchNextPage` adds the next page (S7.42). */
export function useActivity({ query }: { query?: { enabled?: boolean | undefined } | undefined } = {}) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useInfiniteQuery({
    ...activityQuery(fandeck),
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    enabled: loggedIn && (query?.enabled ?? true),
  })
}
