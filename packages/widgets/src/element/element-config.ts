import { createFandeck, type Fandeck, FandeckError, type FandeckOptions } from '@fandeck/sdk'
import { jsonOf } from '@fandeck/sdk/internal'
import { QueryClient } from '@tanstack/react-query'

/** The base URLs for the elements of a page, or an existing client. */
export type ElementsConfig =
  | { [Name in keyof FandeckOptions]?: FandeckOptions[Name] | undefined }
  | { fandeck: Fandeck }

/** The client and the cache that elements with equal base URLs share. */
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
 * Sets the base URLs or the client for every element of the page; the attributes of an element override the URLs.
 *
 * @example
 * configure({ marketUrl: 'https://api.example' })
 */
export function configure(config: ElementsConfig): void {
  page = config
}

/** The key of the elements' session; `user`, the main site's, may be the page's own (D75). */
const STORAGE_KEY = 'fandeck:session'

/** The attributes of every element: the parts are a text. */
type SharedAttributes = { [Name in keyof FandeckOptions]?: FandeckOptions[Name] | string | undefined }

/**
 * Returns the client for the attributes of an element; elements with equal base URLs and parts share one.
 *
 * @throws FandeckError `config/invalid` if a base URL is missing or invalid
 */
export function clientFor({ disabledParts, ...attributes }: SharedAttributes): SharedClient {
  if ('fandeck' in page) {
    const shared = given.get(page.fandeck) ?? share(page.fandeck)
    given.set(page.fandeck, shared)
    return shared
  }
  const parts = typeof disabledParts === 'string' ? disabledParts.split(/[\s,]+/) : disabledParts
  const all = [...Object.entries(page), ...Object.entries({ ...attributes, disabledParts: parts })]
  const own = all.filter(([, value]) => value !== undefined)
  const options = { marketUrl: '', storageKey: STORAGE_KEY, ...Object.fromEntries(own) }
  // An empty base URL would be the page's own.
  if (!/^(https?:\/)?\//.test(options.marketUrl))
    throw new FandeckError('config/invalid', 'Set market-url to the API, such as https://api.example.')
  const key = jsonOf(Object.entries(options).sort())
  const shared = clients.get(key) ?? share(createFandeck(options))
  clients.set(key, shared)
  return shared
}

/** Returns the clients of all elements connected so far. */
export function clientsSoFar(): Fandeck[] {
  return 'fandeck' in page ? [page.fandeck] : [...clients.values()].map(({ fandeck }) => fandeck)
}
