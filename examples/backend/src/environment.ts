import { join, resolve } from 'node:path'
import { PaymentMethod } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import { allowedOriginsOf } from './allowed-origins.ts'
import { MODES, type PortOneConfig } from './config.ts'
import { IdentityEnvironment, identityOf } from './identity/environment.ts'
import { proxyList } from './limits/address.ts'
import { MediaEnvironment, mediaOf } from './media/environment.ts'
import { StartProblem } from './start-problem.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

const port = (byDefault: number) =>
  z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.pipe(z.transform(Number), z.int().check(z.lte(65_535)))),
    byDefault,
  )
const origin = z.string().check(z.refine((text) => URL.canParse(text) && new URL(text).origin === text))

const hex = (bytes: number) =>
  z.templateLiteral(['0x', z.string()]).check(z.regex(new RegExp(`^0x[0-9a-fA-F]{${bytes * 2}}$`)))

const Environment = z.object({
  PORT_API: port(8787),
  PORT_PAY: port(8788),
  PORT_OAUTH: port(8789),
  PORT_WALLET: port(8790),
  /** The port of `/metrics`, which only the operator reaches. */
  PORT_METRICS: z.optional(port(0)),
  HOST: z._default(z.string(), 'localhost'),
  /** Seconds in which balancers turn away before a shutdown begins. */
  DRAIN_SECONDS: z._default(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), 0),
  /** PEM files; with them every origin is served over https. */
  TLS_KEY_FILE: z.optional(z.string()),
  TLS_CERT_FILE: z.optional(z.string()),
  SITE_ORIGIN: z._default(origin, 'http://localhost:5173'),
  API_ORIGIN: z.optional(origin),
  PAY_ORIGIN: z.optional(origin),
  OAUTH_ORIGIN: z.optional(origin),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  KAKAO_CLIENT_ID: z.optional(z.string()),
  KAKAO_CLIENT_SECRET: z.optional(z.string()),
  WALLET_ORIGIN: z.optional(origin),
  /** Further allowed origins, separated by commas; see `allowed-origins.ts`. */
  ALLOWED_ORIGINS: z._default(z.string(), ''),
  /** Addresses and networks of trusted proxies, separated by commas. */
  TRUSTED_PROXIES: z._default(z.string(), ''),
  DATA_DIR: z._default(z.string(), '.fandeck'),
  DRAWINGS_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string().check(z.startsWith('postgres'))),
  /** Standbys of the same database, for public reads. */
  DATABASE_REPLICA_URL: z.optional(z.string().check(z.startsWith('postgres'))),
  SECRET: z.optional(z.string()),
  /** The secret before, whose signatures are still accepted. */
  SECRET_PREVIOUS: z.optional(z.string()),
  LEDGER_RPC_URL: z.optional(z.url()),
  LEDGER_PRIVATE_KEY: z.optional(hex(32)),
  LEDGER_PRIVATE_KEY_PREVIOUS: z.optional(hex(32)),
  LEDGER_CONTRACT: z.optional(hex(20)),
  PORTONE_STORE_ID: z.optional(z.string()),
  PORTONE_API_SECRET: z.optional(z.string()),
  PORTONE_WEBHOOK_SECRET: z.optional(z.string()),
  PORTONE_CHANNEL_KEY: z.optional(z.string()),
  /** Other URLs of PortOne, such as those of a test double. */
  PORTONE_API_URL: z.optional(z.url()),
  PORTONE_SCRIPT_URL: z.optional(z.url()),
  /** Channels for single methods, such as `K=channel-key-…,T=channel-key-…`. */
  PORTONE_CHANNEL_KEYS: z._default(z.string(), ''),
  ...IdentityEnvironment,
  ...MediaEnvironment,
  /** The folder of the campaigns' documents. */
  CAMPAIGNS_DIR: z.optional(z.string()),
  /** `smtp://user:password@host:587` or `smtps://…`, and the sender, such as `Lions <no-reply@lions.example>`. */
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(z.string().check(z.maxLength(200))),
  /** The keys of Solapi and the registered number that sends its text messages, digits only. */
  SOLAPI_API_KEY: z.optional(z.string()),
  SOLAPI_API_SECRET: z.optional(z.string()),
  SMS_FROM: z.optional(z.string().check(z.regex(/^\d{8,11}$/))),
  /** The channel of KakaoTalk at Solapi, `KA01PF…`. */
  KAKAO_CHANNEL: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{5,60}$/))),
  /** The folder of captures that `/dev/ocr` records. */
  OCR_CAPTURES_DIR: z.optional(z.string()),
  ALARM_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** `json` for collectors of logs. @default `json` in production, otherwise `text` */
  LOG_FORMAT: z.optional(z.enum(['text', 'json'])),
  /** The collector of spans, by OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  /** The token of the development panel; `npm start -- --lan` generates one. */
  PANEL_TOKEN: z.optional(z.string().check(z.minLength(16))),
  /** Leaves the demo content out and admits `fandeck apply` by this token; `npm start -- --empty` generates one. */
  SHOP_TOKEN: z.optional(z.string().check(z.minLength(16), z.maxLength(100))),
  FANDECK_MODE: z._default(z.enum(MODES), 'production'),
})
type Given = z.output<typeof Environment>

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const ChannelKeys = z.partialRecord(PaymentMethod, z.string().check(z.minLength(1)))

const keys = (clientId: string | undefined, clientSecret: string | undefined) =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined

/** Returns the keys of PortOne; either all or none must be set. */
function portOneOf(given: Given): PortOneConfig | undefined {
  const {
    PORTONE_STORE_ID: storeId,
    PORTONE_API_SECRET: apiSecret,
    PORTONE_WEBHOOK_SECRET: webhookSecret,
    PORTONE_CHANNEL_KEY: channelKey,
  } = given
  const named = [storeId, apiSecret, webhookSecret, channelKey]
  if (named.every((value) => value === undefined)) return undefined
  if (!storeId || !apiSecret || !webhookSecret || !channelKey) {
    throw new StartProblem(
      'PortOne needs PORTONE_STORE_ID, PORTONE_API_SECRET, PORTONE_WEBHOOK_SECRET and PORTONE_CHANNEL_KEY.',
    )
  }
  const pairs = listOf(given.PORTONE_CHANNEL_KEYS).map((pair) => pair.split('='))
  const keys = z.safeParse(ChannelKeys, Object.fromEntries(pairs))
  if (!keys.success) throw new StartProblem('The environment is not right: look at PORTONE_CHANNEL_KEYS.')
  return {
    storeId,
    apiSecret,
    webhookSecret,
    channelKey,
    channelKeys: keys.data,
    ...(given.PORTONE_API_URL && { apiUrl: given.PORTONE_API_URL }),
    ...(given.PORTONE_SCRIPT_URL && { scriptUrl: given.PORTONE_SCRIPT_URL }),
  }
}

const originsOf = (given: Given) => ({
  site: given.SITE_ORIGIN,
  api: given.API_ORIGIN ?? `http://localhost:${given.PORT_API}`,
  pay: given.PAY_ORIGIN ?? `http://localhost:${given.PORT_PAY}`,
  oauth: given.OAUTH_ORIGIN ?? `http://localhost:${given.PORT_OAUTH}`,
  wallet: given.WALLET_ORIGIN ?? `http://localhost:${given.PORT_WALLET}`,
})

/** Requires https in production, because cookies are `Secure` there. */
function requireHttps(
  { site, api, pay }: ReturnType<typeof originsOf>,
  { WALLET_ORIGIN }: Given,
  allowed: readonly string[],
): void {
  const isHttps = (one: string) => one.startsWith('https:')
  if (![site, api, pay].every(isHttps)) {
    throw new StartProblem(
      'In production SITE_ORIGIN, API_ORIGIN and PAY_ORIGIN are https; set them, or FANDECK_MODE=demo to try the backend out.',
    )
  }
  // Sessions are handed over to these pages.
  const open = [...allowed, ...(WALLET_ORIGIN === undefined ? [] : [WALLET_ORIGIN])].find(
    (one) => !isHttps(one),
  )
  if (open === undefined) return
  throw new StartProblem(`In production ALLOWED_ORIGINS and WALLET_ORIGIN are https; ${open} is not.`)
}

/** Reads variables; an empty one counts as unset. */
function readAs<S extends z.core.$ZodType>(schema: S, env: NodeJS.ProcessEnv): z.output<S> {
  const read = z.safeParse(schema, Object.fromEntries(Object.entries(env).filter(([, value]) => value)))
  if (read.success) return read.data
  const names = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))].join(', ')
  throw new StartProblem(`The environment is not right: look at ${names}.`)
}

/** The names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape)

const Place = z.pick(Environment, { DATA_DIR: true, DATABASE_URL: true, SECRET: true, SECRET_PREVIOUS: true })

/** Returns the database and the secret, for operator commands. */
export function readDatabasePlace(env: NodeJS.ProcessEnv) {
  const given = readAs(Place, env)
  return {
    dataFolder: resolve(ROOT, given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    secret: given.SECRET,
    previousSecret: given.SECRET_PREVIOUS,
  }
}

/** Returns the configuration from the environment. */
export function readEnvironment(env: NodeJS.ProcessEnv) {
  const given = readAs(Environment, env)
  const place = readDatabasePlace(env)
  const drawings = given.DRAWINGS_DIR && resolve(ROOT, given.DRAWINGS_DIR)
  const google = keys(given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET)
  const kakao = keys(given.KAKAO_CLIENT_ID, given.KAKAO_CLIENT_SECRET)
  const { allowedOrigins, callerOrigins } = allowedOriginsOf(listOf(given.ALLOWED_ORIGINS))
  const trustedProxies = listOf(given.TRUSTED_PROXIES)
  if (!proxyList(trustedProxies)) {
    throw new StartProblem('The environment is not right: look at TRUSTED_PROXIES.')
  }
  const portOne = portOneOf(given)
  const identity = identityOf(given, portOne)
  const media = mediaOf(given, ROOT)
  if (given.LEDGER_PRIVATE_KEY_PREVIOUS && !(given.LEDGER_RPC_URL && given.LEDGER_PRIVATE_KEY)) {
    throw new StartProblem(
      'LEDGER_PRIVATE_KEY_PREVIOUS needs LEDGER_RPC_URL and LEDGER_PRIVATE_KEY, the account that mints from now on.',
    )
  }
  if (given.LEDGER_RPC_URL && !given.LEDGER_PRIVATE_KEY) {
    throw new StartProblem('LEDGER_RPC_URL needs LEDGER_PRIVATE_KEY, the account that mints.')
  }
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL) {
    throw new StartProblem('DATABASE_REPLICA_URL needs DATABASE_URL, the leader of the same database.')
  }
  if ((given.SMTP_URL === undefined) !== (given.MAIL_FROM === undefined)) {
    throw new StartProblem('SMTP_URL and MAIL_FROM are set together.')
  }
  const { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SMS_FROM: from } = given
  const { KAKAO_CHANNEL: channel } = given
  const solapi =
    apiKey && apiSecret && from ? { apiKey, apiSecret, from, ...(channel && { channel }) } : undefined
  if (!solapi && (apiKey ?? apiSecret ?? from) !== undefined) {
    throw new StartProblem('SOLAPI_API_KEY, SOLAPI_API_SECRET and SMS_FROM are set together.')
  }
  if (channel && !solapi) throw new StartProblem('KAKAO_CHANNEL needs the keys of Solapi.')
  const origins = originsOf(given)
  if (given.FANDECK_MODE === 'production') requireHttps(origins, given, allowedOrigins)
  return {
    ports: {
      api: given.PORT_API,
      pay: given.PORT_PAY,
      oauth: given.PORT_OAUTH,
      wallet: given.PORT_WALLET,
      ...(given.PORT_METRICS !== undefined && { metrics: given.PORT_METRICS }),
    },
    hostname: given.HOST,
    drainMs: given.DRAIN_SECONDS * 1000,
    tls:
      given.TLS_KEY_FILE && given.TLS_CERT_FILE
        ? { key: given.TLS_KEY_FILE, cert: given.TLS_CERT_FILE }
        : undefined,
    origins,
    oauth: {
      ...(google && { google }),
      ...(kakao && { kakao }),
    },
    allowedOrigins,
    callerOrigins,
    trustedProxies,
    ...place,
    // Where the database is elsewhere, the data folder may not exist.
    drawingsFolder: drawings ?? (place.databaseUrl ? undefined : join(place.dataFolder, 'drawings')),
    ...(given.DATABASE_REPLICA_URL && { replicaUrl: given.DATABASE_REPLICA_URL }),
    ...(portOne && { portOne }),
    ...(identity && { identity }),
    ...(media && { media }),
    ...(given.SMTP_URL && given.MAIL_FROM && { smtp: { url: given.SMTP_URL, from: given.MAIL_FROM } }),
    ...(solapi && { solapi }),
    alarmUrl: given.ALARM_URL,
    ...(given.CAMPAIGNS_DIR && { campaignsDir: resolve(ROOT, given.CAMPAIGNS_DIR) }),
    ledger: {
      ...(given.LEDGER_RPC_URL && { rpcUrl: given.LEDGER_RPC_URL }),
      ...(given.LEDGER_PRIVATE_KEY && { privateKey: given.LEDGER_PRIVATE_KEY }),
      ...(given.LEDGER_PRIVATE_KEY_PREVIOUS && { previousKey: given.LEDGER_PRIVATE_KEY_PREVIOUS }),
      ...(given.LEDGER_CONTRACT && { contract: given.LEDGER_CONTRACT }),
    },
    ...(given.OCR_CAPTURES_DIR && { ocrCapturesDir: resolve(ROOT, given.OCR_CAPTURES_DIR) }),
    ...(given.OTEL_EXPORTER_OTLP_ENDPOINT && { tracesUrl: given.OTEL_EXPORTER_OTLP_ENDPOINT }),
    mode: given.FANDECK_MODE,
    logFormat: given.LOG_FORMAT ?? (given.FANDECK_MODE === 'production' ? 'json' : 'text'),
    ...(given.PANEL_TOKEN && { panelToken: given.PANEL_TOKEN }),
    ...(given.SHOP_TOKEN && { shopToken: given.SHOP_TOKEN }),
  }
}
