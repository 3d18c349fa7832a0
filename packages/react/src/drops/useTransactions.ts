import type { TransactionDetail } from '@fandeck/sdk/drops'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'
import { transactionQuery, transactionsQuery } from './drops.queries.ts'

/** Fetches the member's purchases, newest first; `fetchNextPage` adds the next page (S7.48). */
export function useTransactions({ query }: { query?: { enabled?: boolean | undefined } | undefined } = {}) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useInfiniteQuery({
    ...transactionsQuery(fandeck),
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    enabled: loggedIn && (query?.enabled ?? true),
  })
}

/** Fetches one purchase of the member with its parcel and its receipt (D17). */
export const useTransaction = <Selected = TransactionDetail>({
  orderId,
  query,
}: { orderId: string } & WithQuery<TransactionDetail, Selected>) =>
  useMemberQuery(transactionQuery(useFandeck(), { orderId }), query)
