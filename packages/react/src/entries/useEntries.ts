import type { EntriesOptions } from '@fandeck/sdk/entries'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'
import { entriesQuery } from './entries.queries.ts'

/** Fetches the member's entries in events, newest first; `fetchNextPage` adds the next page (S2.7, D17). */
export function useEntries({
  result,
  query,
}: EntriesOptions & { query?: { enabled?: boolean | undefined } | undefined } = {}) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useInfiniteQuery({
    ...entriesQuery(fandeck, { result }),
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    enabled: loggedIn && (query?.enabled ?? true),
  })
}
