// `pnpm --filter @fandeck/site run serve`: the site's server of a production host, behind its TLS proxy.
import { readFileSync } from 'node:fs'
import { ShopReply } from '@fandeck/sdk/wire'
import * as z from 'zod'
import { telemetryOf } from '../src/telemetry/telemetry-env.ts'
import { trustedList } from './forwarded.ts'
import { startSite } from './start.ts'

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin, as https://fandeck.kr',
  )

const base = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !/[/?#]$|[?#]/.test(text), 'must have no slash at its end and no query')

const Environment = z.object({
  SITE_ORIGIN: origin,
  API_ORIGIN: origin,
  PAY_ORIGIN: origin,
  /** Base URLs of the market API, the main API, the CDN and the auth server, when they are elsewhere. */
  MARKET_URL: z.optional(base),
  MAIN_URL: z.optional(base),
  CDN_URL: z.optional(base),
  AUTH_URL: z.optional(base),
  WALLET_ORIGIN: origin,
  /** The API's address in the host's own network. */
  API_UPSTREAM: z.optional(origin),
  /** Enables sharing by Kakao Talk. */
  KAKAO_APP_KEY: z.optional(z.string()),
  /** Services that record use and errors after a visitor's consent, and other origins of their scripts. */
  GA4_ID: z.optional(z.string()),
  GA4_ORIGIN: z.optional(origin),
  CLARITY_ID: z.optional(z.string()),
  CLARITY_ORIGIN: z.optional(origin),
  SENTRY_DSN: z.optional(z.url()),
  /** A file with the JSON of `GET /shop`, for a backend that does not answer it. */
  SHOP_FILE: z.optional(z.string()),
  /** IP addresses and networks of the proxies, separated by commas, as the backend's. */
  TRUSTED_PROXIES: z._default(z.string(), '').transform((text, check) => {
    const list = trustedList(text.split(',').flatMap((entry) => entry.trim() || []))
    if (!list) check.addIssue({ code: 'custom', message: 'must be addresses or networks, as 10.0.0.0/8' })
    return list
  }),
  HOST: z._default(z.string(), 'localhost'),
  PORT: z._default(z.coerce.number().int().min(1).max(65_535), 4400),
})

const tell = (line: string) => process.stderr.write(`${line}\n`)

const read = Environment.safeParse(process.env)
if (!read.success) {
  for (const { path, message } of read.error.issues) tell(`${path.join('.')}: ${message}`)
  process.exit(1)
}
const { SITE_ORIGIN, API_ORIGIN, PAY_ORIGIN, WALLET_ORIGIN, API_UPSTREAM, KAKAO_APP_KEY, HOST, PORT } =
  read.data
const { MARKET_URL, MAIN_URL, CDN_URL, AUTH_URL, TRUSTED_PROXIES, SHOP_FILE } = read.data

function shopOf(file: string) {
  const shop = z.safeDecode(ShopReply, JSON.parse(readFileSync(file, 'utf8')))
  if (shop.success) return shop.data
  for (const { path, message } of shop.error.issues) tell(`SHOP_FILE ${path.join('.')}: ${message}`)
  return process.exit(1)
}

const server = await startSite({
  config: {
    site: SITE_ORIGIN,
    api: API_ORIGIN,
    market: MARKET_URL,
    main: MAIN_URL,
    cdn: CDN_URL,
    pay: PAY_ORIGIN,
    wallet: WALLET_ORIGIN,
    kakaoAppKey: KAKAO_APP_KEY,
    telemetry: telemetryOf(read.data),
    ...(SHOP_FILE !== undefined && { shop: shopOf(SHOP_FILE) }),
  },
  port: PORT,
  host: HOST,
  api: API_UPSTREAM,
  auth: AUTH_URL,
  panel: false,
  trusted: TRUSTED_PROXIES,
  log: (message, error) => tell(`${message} ${error instanceof Error ? error.stack : error}`),
})
process.stdout.write(`site ready port=${PORT}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close()
    server.closeIdleConnections()
  })
}
