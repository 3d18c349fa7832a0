import { resolve } from 'node:path'
import * as z from 'zod/mini'
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
  HOST: z._default(z.string(), 'localhost'),
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
  /** Further origins that may call, parted by commas. */
  ALLOWED_ORIGINS: z._default(z.string(), ''),
  DATA_DIR: z._default(z.string(), '.fandeck'),
  DATABASE_URL: z.optional(z.string().check(z.startsWith('postgres'))),
  SECRET: z.optional(z.string()),
  LEDGER_RPC_URL: z.optional(z.url()),
  LEDGER_PRIVATE_KEY: z.optional(hex(32)),
  LEDGER_CONTRACT: z.optional(hex(20)),
  NODE_ENV: z.optional(z.string()),
})

const keys = (clientId: string | undefined, clientSecret: string | undefined) =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined

/** What the process is told by its environment, with an empty variable counted as none. */
export function readEnvironment(env: NodeJS.ProcessEnv) {
  const read = z.safeParse(Environment, Object.fromEntries(Object.entries(env).filter(([, value]) => value)))
  if (!read.success) {
    const names = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))].join(', ')
    throw new StartProblem(`The environment is not right: look at ${names}.`)
  }
  const given = read.data
  const google = keys(given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET)
  const kakao = keys(given.KAKAO_CLIENT_ID, given.KAKAO_CLIENT_SECRET)
  const allowedOrigins = given.ALLOWED_ORIGINS.split(',')
    .map((text) => text.trim())
    .filter(Boolean)
  if (!allowedOrigins.every((text) => z.safeParse(origin, text).success)) {
    throw new StartProblem('The environment is not right: look at ALLOWED_ORIGINS.')
  }
  if (given.LEDGER_RPC_URL && !given.LEDGER_PRIVATE_KEY) {
    throw new StartProblem('LEDGER_RPC_URL needs LEDGER_PRIVATE_KEY, the account that mints.')
  }
  return {
    ports: {
      api: given.PORT_API,
      pay: given.PORT_PAY,
      oauth: given.PORT_OAUTH,
      wallet: given.PORT_WALLET,
    },
    hostname: given.HOST,
    tls:
      given.TLS_KEY_FILE && given.TLS_CERT_FILE
        ? { key: given.TLS_KEY_FILE, cert: given.TLS_CERT_FILE }
        : undefined,
    origins: {
      site: given.SITE_ORIGIN,
      api: given.API_ORIGIN ?? `http://localhost:${given.PORT_API}`,
      pay: given.PAY_ORIGIN ?? `http://localhost:${given.PORT_PAY}`,
      oauth: given.OAUTH_ORIGIN ?? `http://localhost:${given.PORT_OAUTH}`,
      wallet: given.WALLET_ORIGIN ?? `http://localhost:${given.PORT_WALLET}`,
    },
    oauth: {
      ...(google && { google }),
      ...(kakao && { kakao }),
    },
    allowedOrigins,
    dataFolder: resolve(ROOT, given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    secret: given.SECRET,
    ledger: {
      ...(given.LEDGER_RPC_URL && { rpcUrl: given.LEDGER_RPC_URL }),
      ...(given.LEDGER_PRIVATE_KEY && { privateKey: given.LEDGER_PRIVATE_KEY }),
      ...(given.LEDGER_CONTRACT && { contract: given.LEDGER_CONTRACT }),
    },
    development: given.NODE_ENV !== 'production',
  }
}
