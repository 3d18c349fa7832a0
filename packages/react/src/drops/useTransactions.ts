import { useInfiniteQuery } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'
import { transactionsQuery } from './drops.queries.ts'

/** Fetches the member's purchases, newest first; `fetchNextPage` adds the next page (S7.48). */
export function useTransactions({ query }: { query?: { enabled?: boolean } } = {}) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useInfiniteQuery({
    ...transactionsQuery(fandeck),
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    enabled: loggedIn && (query?.enabled ?? true),
  })
}
