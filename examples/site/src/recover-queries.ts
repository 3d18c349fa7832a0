import { isFandeckError } from '@fandeck/sdk'
import { focusManager, type Query, type QueryClient } from '@tanstack/react-query'

/** The time between two attempts, ms. */
const AGAIN_MS = 5000

/** Returns whether a page shows an outage for a query: it failed, has no data, and a later attempt may succeed. */
const isOut = ({ state: { data, error, fetchStatus } }: Query) =>
  data === undefined && fetchStatus === 'idle' && isFandeckError(error) && error.retryable

/**
 * Fetches what a visible page failed to load every five seconds until it loads (D55). An attempt is a query of its own,
 * so that the page keeps showing the outage with its button; a refetch would show placeholders and announce the outage
 * each time. TanStack Query itself refetches on `online` and when the page becomes visible.
 *
 * @returns a function that stops the attempts
 */
export function recoverQueries(client: QueryClient): () => void {
  const cache = client.getQueryCache()
  let timer: ReturnType<typeof setTimeout> | undefined

  const out = () => cache.findAll({ type: 'active', predicate: isOut })
  const schedule = () => {
    if (out().length > 0) timer ??= setTimeout(attempt, AGAIN_MS)
  }

  async function fetchAgain({ queryKey, options: { queryFn, behavior } }: Query): Promise<void> {
    // A list of pages has its own way of fetching.
    if (behavior || !queryFn) return client.refetchQueries({ queryKey, exact: true })
    const data = await client.fetchQuery({ queryKey: ['again', ...queryKey], queryFn, gcTime: 0 })
    client.setQueryData(queryKey, data)
  }

  async function attempt(): Promise<void> {
    if (focusManager.isFocused()) await Promise.allSettled(out().map(fetchAgain))
    timer = undefined
    schedule()
  }

  const unsubscribe = cache.subscribe(schedule)
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
