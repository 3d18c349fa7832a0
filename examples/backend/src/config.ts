import type { PaymentMethod } from '@fandeck/sdk'

/** What a backend is for: `production` unless something else is said (D78). */
export const MODES = ['development', 'demo', 'production'] as const
export type Mode = (typeof MODES)[number]

/** The services that a member may come from. */
export type OAuthProvider = 'google' | 'kakao'

/** The chain that keeps who owns which card (D58). */
export interface LedgerConfig {
  /** JSON-RPC of Kaia, Kairos or another EVM chain; without it a chain of our own in `stateFile`. */
  rpcUrl?: string
  stateFile?: string
  /** The account that mints: 32 bytes, hexadecimal. */
  privateKey: `0x${string}`
  /** A contract that stands already; else one is deployed. */
  contract?: `0x${string}`
}

/** The shop's account at PortOne (V2, D59). */
export interface PortOneConfig {
  storeId: string
  apiSecret: string
  /** What webhooks are signed with. */
  webhookSecret: string
  /** The channel that takes payments, and others for single methods. */
  channelKey: string
  channelKeys?: Partial<Record<PaymentMethod, string>>
  /** Default: PortOne's own. */
  apiUrl?: string
  scriptUrl?: string
}

/** What a backend is told when it starts. All origins are without a trailing slash. */
export interface BackendConfig {
  /** `postgres://…`, `memory`, or a folder for PGlite. */
  databaseUrl: string
  origins: {
    site: string
    api: string
    /** The wallet host's own origin; the site opens its `/login`. */
    wallet: string
    /** The payment gateway's own origin. */
    pay: string
    /** The sandbox that plays Google and Kakao where there are no keys; never in production. */
    oauth: string
  }
  /** Keys of Google and Kakao; a service without them is played by the sandbox, or in production not offered. */
  oauth: Partial<Record<OAuthProvider, { clientId: string; clientSecret: string }>>
  /** Further origins that may call the API, such as partner sites. */
  allowedOrigins: readonly string[]
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is believed; none unless it is given. */
  trustedProxies?: readonly string[]
  /** Keys of the server: access tokens, auth cookies, QR keys, payment callbacks. At least 32 characters each. */
  secrets: { token: string; auth: string; qr: string; payment: string }
  /** Without it the sandbox gateway plays the payment company, and in production nothing can be paid. */
  portOne?: PortOneConfig
  /** Is called when people have to look, such as at codes that are guessed; without it alarms stand in the log only. */
  alarmUrl?: string
  /** Without it sold cards wait for their tokens. */
  ledger?: LedgerConfig
  mode: Mode
  /** Without it the development panel is open to all who reach it. */
  panelToken?: string
}

/** Whether demo content, sandboxes and the development panel are there: everywhere but in production. */
export const hasDemo = ({ mode }: Pick<BackendConfig, 'mode'>): boolean => mode !== 'production'

/** Whether cookies are for https only: always in production, elsewhere where the origin that sets them is https. */
export const secureCookies = ({ mode }: Pick<BackendConfig, 'mode'>, origin: string): boolean =>
  mode === 'production' || origin.startsWith('https:')
