import type { Fandeck } from '@fandeck/sdk'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { connectCache } from '../internal/invalidation.ts'
import { memberQuery } from '../internal/member-query.ts'

const FandeckContext = createContext<Fandeck | undefined>(undefined)

/** What the provider takes. */
export interface FandeckProviderProps {
  /** Made by `createFandeck`, outside of rendering. */
  fandeck: Fandeck
  /** The cache to share with the rest of the app; one of its own when left out. */
  queryClient?: QueryClient
  children: ReactNode
}

// The SDK repeats what may be repeated; a second layer of retries would multiply them.
const ownCache = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  })

/**
 * Gives the hooks their client and keeps server data in step with its events.
 *
 * @example
 * <FandeckProvider fandeck={fandeck}><App /></FandeckProvider>
 */
export function FandeckProvider({ fandeck, queryClient, children }: FandeckProviderProps) {
  const [own] = useState(ownCache)
  const cache = queryClient ?? own
  useEffect(() => connectCache(fandeck, cache), [fandeck, cache])
  useEffect(() => {
    const loadMissing = () => {
      const { loggedIn, user } = fandeck.session.getState()
      // An outage is met again by the first screen that needs the member.
      if (loggedIn && !user) cache.fetchQuery({ ...memberQuery(fandeck), staleTime: 0 }).catch(() => {})
    }
    loadMissing()
    return fandeck.on('session:login', loadMissing)
  }, [fandeck, cache])
  return (
    <FandeckContext.Provider value={fandeck}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </FandeckContext.Provider>
  )
}

/** The client of the nearest provider, or `undefined` without one. */
export const useMaybeFandeck = (): Fandeck | undefined => useContext(FandeckContext)

/** The client of the nearest provider; throws, and says what to do, without one. */
export function useFandeck(): Fandeck {
  const fandeck = useMaybeFandeck()
  if (fandeck) return fandeck
  throw new Error('Wrap this part of the page in <FandeckProvider fandeck={createFandeck(…)}>.')
}
