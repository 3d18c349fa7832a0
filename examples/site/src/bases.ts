import type { SiteConfig } from './config.ts'

type Addresses = Pick<SiteConfig, 'api' | 'market' | 'main' | 'cdn'>

/** Returns the base URLs of the API. */
export function basesOf({ api, market = api, main = market, cdn = `${market}/cdn` }: Addresses) {
  return { marketUrl: market, mainUrl: main, cdnUrl: cdn }
}

/** Returns the origins of the API, each once. */
export const originsOf = (addresses: Addresses): string[] => [
  ...new Set(Object.values(basesOf(addresses)).map((url) => new URL(url).origin)),
]

/** Returns the addresses for a process that reaches the API's origin at `api`, such as in the host's own network. */
export function nearby(config: SiteConfig, api: string): SiteConfig {
  const moved = (url: string | undefined) =>
    url !== undefined && new URL(url).origin === config.api ? api + url.slice(config.api.length) : url
  const { market, main, cdn } = config
  return { ...config, api, market: moved(market), main: moved(main), cdn: moved(cdn) }
}
