import type { Fandeck } from '@fandeck/sdk'
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { memberQuery } from '../account/account.queries.ts'
import { connectCache } from '../internal/invalidation.ts'
import { copyQueries, RenderedQueriesContext } from '../internal/rendered-queries.ts'

interface Provided {
  fandeck: Fandeck
  renderedAt: number | undefined
}
const FandeckContext = createContext<Provided | undefined>(undefined)

/** The props of `FandeckProvider`. */
export interface FandeckProviderProps {
  /** The client; create it with `createFandeck` outside of rendering. */
  fandeck: Fandeck
  /** The cache. @default the one of the nearest `QueryClientProvider`, else a new one */
  queryClient?: QueryClient | undefined
  /**
   * Time of server rendering, epoch ms; makes hydration show the same phases as the server's HTML, and the data that the
   * cache has when the provider is first rendered.
   */
  renderedAt?: number | undefined
  children: ReactNode
}

// The SDK already retries; a second layer would multiply the requests.
const ownCache = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  })

/**
 * Provides the client to the hooks and invalidates cached queries on its events.
 *
 * @example
 * <FandeckProvider fandeck={fandeck}><App /></FandeckProvider>
 */
export function FandeckProvider({ fandeck, queryClient, renderedAt, children }: FandeckProviderProps) {
  const [own] = useState(ownCache)
  const host = useContext(QueryClientContext)
  const around = useContext(FandeckContext)
  // A cache that belongs to another client holds another session's data.
  const shared = around && around.fandeck !== fandeck ? undefined : host
  const cache = queryClient ?? shared ?? own
  const [rendered] = useState(() => (renderedAt === undefined ? undefined : copyQueries(cache, renderedAt)))
  useEffect(() => connectCache(fandeck, cache), [fandeck, cache])
  useEffect(() => {
    const loadMissing = () => {
      const { loggedIn, user } = fandeck.session.getState()
      // A failed load is retried by the first screen that needs the member.
      if (loggedIn && !user) cache.fetchQuery({ ...memberQuery(fandeck), staleTime: 0 }).catch(() => {})
    }
    loadMissing()
    return fandeck.on('session:login', loadMissing)
  }, [fandeck, cache])
  const [provided, setProvided] = useState<Provided>({ fandeck, renderedAt })
  if (provided.fandeck !== fandeck) setProvided({ fandeck, renderedAt })
  return (
    <FandeckContext.Provider value={provided}>
      <RenderedQueriesContext.Provider value={rendered}>
        <QueryClientProvider client={cache}>{children}</QueryClientProvider>
      </RenderedQueriesContext.Provider>
    </FandeckContext.Provider>
  )
}

/** Returns the client of the nearest provider, or `undefined` without one. */
export const useMaybeFandeck = (): Fandeck | undefined => useContext(FandeckContext)?.fandeck

/** Returns the time of server rendering, epoch ms; `undefined` for a page rendered in the browser. */
export const useRenderedAt = (): number | undefined => useContext(FandeckContext)?.renderedAt

/** Returns the client of the nearest provider; throws without one. */
export function useFandeck(): Fandeck {
  const fandeck = useMaybeFandeck()
  if (fandeck) return fandeck
  throw new Error('Wrap this component in <FandeckProvider>.')
}
