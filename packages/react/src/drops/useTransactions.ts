import { getTransactions } from '@fandeck/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'

const first: string | undefined = undefined

/** The member's purchases, newest first; `fetchNextPage` adds the page that follows. */
export function useTransactions() {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useInfiniteQuery({
    queryKey: queryKeys.transactions(),
    queryFn: ({ pageParam }) => getTransactions(fandeck, { cursor: pageParam }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    enabled: loggedIn,
  })
}
