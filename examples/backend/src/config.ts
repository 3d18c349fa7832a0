import type { PaymentMethod } from '@fandeck/sdk/drops'

/** The mode of a backend (D78). */
export const MODES = ['development', 'demo', 'production'] as const
export type Mode = (typeof MODES)[number]

/** The OAuth providers. */
export type OAuthProvider = 'google' | 'kakao'

/** The chain that records the ownership of cards (D58). */
export interface LedgerConfig {
  /** JSON-RPC of Kaia, Kairos or another EVM chain. @default a local chain in `stateFile` */
  rpcUrl?: string
  stateFile?: string
  /** The private key of the minting account: 32 bytes, hexadecimal. */
  privateKey: `0x${string}`
  /** The key of the minting account before, from which `fandeck ledger transfer` moves the right to mint. */
  previousKey?: `0x${string}`
  /** An existing contract. @default one is deployed */
  contract?: `0x${string}`
}

/** The account at PortOne (V2, D59). */
export interface PortOneConfig {
  storeId: string
  apiSecret: string
  /** The secret of webhook signatures. */
  webhookSecret: string
  /** The default channel, and channels for single methods. */
  channelKey: string
  channelKeys?: Partial<Record<PaymentMethod, string>>
  /** @default those of PortOne */
  apiUrl?: string
  scriptUrl?: string
}

/** The identity service: PortOne V2 or V1, each with the channel of its identity checks (D7, D59). */
export type IdentityConfig = {
  /** @default those of PortOne */
  apiUrl?: string
  scriptUrl?: string
} & (
  | { version: 2; storeId: string; apiSecret: string; channelKey: string }
  | { version: 1; code: string; apiKey: string; apiSecret: string; channelKey?: string }
)

/** A bucket of an S3-compatible store. */
export interface S3Config {
  /** The address of the bucket, or of a folder in it, without a trailing slash. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where the bytes of media are: a folder or a bucket. */
export type MediaConfig = { folder: string } | S3Config

/** The configuration of a backend. Origins have no trailing slash. */
export interface BackendConfig {
  /** `postgres://…`, `memory`, or a folder for PGlite. */
  databaseUrl: string
  /** The data folder, whose disk is watched. @default none */
  dataFolder?: string
  /** The standbys of the same database, for public reads. @default all reads are of `databaseUrl` */
  replicaUrl?: string
  origins: {
    site: string
    api: string
    /** The origin of the wallet host; the site opens its `/login`. */
    wallet: string
    /** The origin of the payment gateway. */
    pay: string
    /** The sandbox that replaces Google and Kakao without keys; not in production. */
    oauth: string
  }
  /** Keys of Google and Kakao; without them a provider is a sandbox, or in production not offered. */
  oauth: Partial<Record<OAuthProvider, { clientId: string; clientSecret: string }>>
  /** Further origins that can call the API, such as partner sites. */
  allowedOrigins: readonly string[]
  /** Apps and previews, which can call the API and nothing else. @default none */
  callerOrigins?: readonly string[]
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is trusted. @default none */
  trustedProxies?: readonly string[]
  /** Keys of the server: access tokens, auth cookies, QR keys, payment callbacks, addresses of private media, hashes of printed codes. At least 32 characters each. */
  secrets: { token: string; auth: string; qr: string; payment: string; media: string; codes: string }
  /** The keys before a change of the secret, whose signatures are still accepted. @default none */
  previousSecrets?: BackendConfig['secrets']
  /** @default the sandbox gateway; in production no payments */
  portOne?: PortOneConfig
  /** @default the sandbox; in production no identity checks */
  identity?: IdentityConfig
  /** An SMTP server and the sender of its mail. @default mail is shown in the panel; in production it is not sent */
  smtp?: { url: string; from: string }
  /** Keys of Solapi, the registered number that sends, and the channel of KakaoTalk there. @default the panel; in production no text is sent */
  solapi?: { apiKey: string; apiSecret: string; from: string; channel?: string }
  /** Called when an operator must act, such as when codes are guessed. @default alarms are only logged */
  alarmUrl?: string
  /** Without it, sold cards wait for their tokens. */
  ledger?: LedgerConfig
  /** The folder of the campaigns' documents. @default the demo's; in production none */
  campaignsDir?: string
  /** The folder of captures that `/dev/ocr` records. @default no such page */
  ocrCapturesDir?: string
  /** @default the database */
  media?: MediaConfig
  mode: Mode
  /** The token of the development panel; without it the panel is open to every caller. */
  panelToken?: string
  /** Outside production: a valid token of the command `fandeck`; a new database is not seeded with the demo content. */
  shopToken?: string
}

/** Returns whether demo content, sandboxes and the development panel are available: not in production. */
export const hasDemo = ({ mode }: Pick<BackendConfig, 'mode'>): boolean => mode !== 'production'

/** Returns whether cookies are `Secure`: always in production, otherwise on an https origin. */
export const secureCookies = ({ mode }: Pick<BackendConfig, 'mode'>, origin: string): boolean =>
  mode === 'production' || origin.startsWith('https:')
