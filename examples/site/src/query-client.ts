import { isFandeckError } from '@fandeck/sdk'
import { QueryClient } from '@tanstack/react-query'

/** Returns whether an error says that there is no page for an id. */
export const isMissing = (error: unknown): boolean =>
  isFandeckError(error) && /[/-]not-found$/.test(error.code)

/**
 * Creates the cache of a page. The SDK already retries; a second layer would multiply the requests. An unknown id stays
 * unknown, so that a server renders the page for it.
 */
export const createCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // Without a network a page says so instead of waiting for one.
        networkMode: 'offlineFirst',
        staleTime: 30_000,
        retryOnMount: ({ state }) => !isMissing(state.error),
      },
      mutations: { retry: false },
    },
  })
