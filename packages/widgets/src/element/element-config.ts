import { createFandeck, type Fandeck, type FandeckOptions } from '@fandeck/sdk'
import { QueryClient } from '@tanstack/react-query'

/** What the elements of a page speak to: addresses, or a client that the page has made already. */
export type ElementsConfig = Partial<FandeckOptions> | { fandeck: Fandeck }

/** What all elements with the same addresses share: one session, one cache. */
export interface SharedClient {
  fandeck: Fandeck
  queryClient: QueryClient
}

let page: ElementsConfig = {}
const clients = new Map<string, SharedClient>()
const given = new WeakMap<Fandeck, SharedClient>()

const share = (fandeck: Fandeck): SharedClient => ({
  fandeck,
  queryClient: new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  }),
})

/**
 * Sets once what the elements of the page speak to; an element's own attributes go before it.
 *
 * @example
 * configure({ marketUrl: 'https://api.example' })
 */
export function configure(config: ElementsConfig): void {
  page = config
}

/**
 * The client for an element's attributes; elements with equal addresses get the same one.
 *
 * @throws FandeckError `config/invalid` when an address is missing or wrong
 */
export function clientFor(attributes: Partial<FandeckOptions>): SharedClient {
  if ('fandeck' in page) {
    const shared = given.get(page.fandeck) ?? share(page.fandeck)
    given.set(page.fandeck, shared)
    return shared
  }
  const { marketUrl = '', ...options } = { ...page, ...attributes }
  const key = JSON.stringify(Object.entries({ marketUrl, ...options }).sort())
  const shared = clients.get(key) ?? share(createFandeck({ marketUrl, ...options }))
  clients.set(key, shared)
  return shared
}

/** The clients of all elements that the page has shown so far. */
export function clientsSoFar(): Fandeck[] {
  return 'fandeck' in page ? [page.fandeck] : [...clients.values()].map(({ fandeck }) => fandeck)
}
