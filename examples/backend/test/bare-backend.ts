import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { apiApp, payApp, walletApp } from '../src/app.ts'
import { tokenFamilies, users } from '../src/auth/tables.ts'
import { signAccessToken, type User } from '../src/auth/tokens.ts'
import { claimDatabase } from '../src/claim.ts'
import { createClock } from '../src/clock.ts'
import { type BackendConfig, hasDemo } from '../src/config.ts'
import type { Backend, Controls } from '../src/context.ts'
import { type OpenDb, openDb } from '../src/db/open.ts'
import { loadDemo } from '../src/load-demo.ts'
import { failureText } from '../src/log.ts'
import { testConfig } from './config.ts'
import { memberRow } from './members.ts'

/** 2025-11-20 12:00 in Seoul: the initial time of the test clock. */
export const NOON = Date.UTC(2025, 10, 20, 3)

export interface TestBackend {
  backend: Backend
  /** Absent in production. */
  controls: Controls | undefined
  /** The apps by origin, which `fetch` calls. */
  api: Hono
  pay: Hono
  wallet: Hono
  /** Advances only explicitly. */
  clock: { now(): number; set(at: number): void; advance(ms: number): void }
  /** Requests `api`, `pay` and `wallet` by their origins, and `api` through the site's `/api` proxy. */
  fetch: typeof globalThis.fetch
  /** Creates a member with a valid access token and its headers. */
  member(
    fields?: Partial<User>,
  ): Promise<{ id: string; familyId: string; token: string; headers: { authorization: string } }>
  /** Sets the function that runs between a check and its write at `place`, until the next call. */
  onFailpoint(hook: (place: string) => Promise<void> | void): void
  /** Events that were logged as errors. */
  errors: string[]
  close(): Promise<void>
}

export interface BareOptions {
  /** Seeds the demo content first. */
  seeded?: boolean
  /** With the `databaseUrl` and `secrets` of another backend it is a second process on the same database. */
  config?: Partial<BackendConfig>
  /** Opens the database. @default with its migrations */
  open?: (url: string) => Promise<OpenDb>
}

const WALLET = 'http://wallet.localhost'

/** Adds the default headers that the server sets before the app (`app.ts`). */
export async function served(app: Hono, request: Request): Promise<Response> {
  const headers = new Headers()
  const outgoing = { setHeader: (name: string, value: string) => headers.set(name, value) }
  const incoming = { socket: { remoteAddress: '127.0.0.1' } }
  const { body, status, headers: own } = await app.fetch(request, { incoming, outgoing })
  for (const name of new Set(own.keys())) headers.delete(name)
  for (const [name, value] of own) headers.append(name, value)
  return new Response(body, { status, headers })
}

/** Returns a whole backend without ports: a fresh database, a fixed clock, and a `fetch`. */
export async function bareBackend(options: BareOptions = {}): Promise<TestBackend> {
  const databaseUrl = options.config?.databaseUrl ?? 'memory'
  const { db, close } = await (options.open ?? openDb)(databaseUrl)
  let at = NOON
  let failpoint: (place: string) => Promise<void> | void = () => {}
  const clock = createClock(() => at)
  const errors: string[] = []
  const config: BackendConfig = {
    ...testConfig(databaseUrl),
    origins: {
      site: 'https://site.example',
      api: 'http://api.localhost',
      pay: 'http://pay.localhost',
      oauth: 'http://oauth.localhost',
      wallet: WALLET,
    },
    allowedOrigins: ['http://partner.localhost'],
    ...options.config,
  }
  const demo = hasDemo(config) ? await loadDemo() : undefined
  const controls = await demo?.controls(db, clock)
  const backend: Backend = {
    db,
    config,
    demo,
    log: {
      info() {},
      error: (event, error) => void errors.push(`${event}: ${failureText(error)}`),
    },
    now: clock.now,
    fixedTime: clock.now,
    failpoint: async (place) => failpoint(place),
  }
  if (options.seeded) await claimDatabase(backend)
  const api = apiApp(backend, controls)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    if (origin === config.origins.api) return served(api, request)
    if (origin === config.origins.pay) return served(pay, request)
    if (origin === config.origins.wallet) return served(wallet, request)
    if (origin === config.origins.site && pathname.startsWith('/api/')) return served(api, request)
    throw new TypeError(`no app is mounted at ${origin}`)
  }
  const pay = payApp(backend, fetch)
  const wallet = walletApp(backend)

  return {
    backend,
    controls,
    api,
    pay,
    wallet,
    clock: {
      now: clock.now,
      set(to) {
        at = to
      },
      advance(ms) {
        at += ms
      },
    },
    fetch,
    async member(fields = {}) {
      const user = memberRow({ createdAt: clock.now(), ...fields })
      await db.insert(users).values(user)
      const familyId = randomUUID()
      await db.insert(tokenFamilies).values({ id: familyId, userId: user.id, createdAt: clock.now() })
      const { accessToken } = await signAccessToken(backend, user, familyId)
      return {
        id: user.id,
        familyId,
        token: accessToken,
        headers: { authorization: `Bearer ${accessToken}` },
      }
    },
    onFailpoint(hook) {
      failpoint = hook
    },
    errors,
    close,
  }
}
