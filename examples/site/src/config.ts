import type { Shop } from '@fandeck/sdk/directory'
import { ShopReply } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import { TelemetryConfig } from './telemetry/telemetry-config.ts'

/** The addresses of the servers, without a trailing slash, and public keys; the host writes them into the page. */
const SiteConfig = z.object({
  site: z.string(),
  /** The origin of the API. */
  api: z.string(),
  /** The base URL of the market API. @default `api` */
  market: z.optional(z.string()),
  /** The base URL of the main API. @default `market` */
  main: z.optional(z.string()),
  /** The base URL of static JSON and pictures. @default `/cdn` below `market` */
  cdn: z.optional(z.string()),
  pay: z.string(),
  wallet: z.string(),
  /** Enables sharing by Kakao Talk (D44). */
  kakaoAppKey: z.optional(z.string()),
  /** The services that record use and errors, after a visitor's consent. */
  telemetry: z.optional(TelemetryConfig),
  /** The shop, for a backend without `GET /shop`. */
  shop: z.optional(ShopReply),
})
export type SiteConfig = z.output<typeof SiteConfig>

/** What the site shows of a shop whose backend does not describe it. */
export const UNDESCRIBED: Shop = {
  name: '이 사이트',
  company: { name: '', representative: '', address: '', businessNumber: '' },
  packs: [],
  returnTeams: [],
  providers: [],
  parts: ['originals', 'events', 'stories'],
}

/** The id of the JSON element that holds the configuration. */
export const CONFIG_ID = 'fandeck-config'

/** Reads the configuration of this page. */
export function pageConfig(): SiteConfig {
  return z.decode(SiteConfig, JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '{}'))
}

/** Writes a configuration as pages read it. */
export const encodedConfig = (config: SiteConfig) => z.encode(SiteConfig, config)
