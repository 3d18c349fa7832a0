import { apiApp, payApp, walletApp } from './app.ts'
import { oauthSandbox } from './auth/oauth/sandbox.ts'
import { closeSharedReader } from './claims/scan.ts'
import { createClock } from './clock.ts'
import type { BackendConfig } from './config.ts'
import type { Backend } from './context.ts'
import { openFolder } from './db/folder.ts'
import { type OpenDb, openDb } from './db/open.ts'
import { followDatabase } from './db/time.ts'
import { createControls } from './dev/controls.ts'
import { releaseExpired } from './drops/expiry.ts'
import { createMinter } from './ledger/minter.ts'
import { openLedger } from './ledger/open.ts'
import { type Listening, listen, type Tls } from './listen.ts'
import { type Log, terminalLog } from './log.ts'
import { type Job, startJobs } from './outbox/worker.ts'
import { paymentsOf } from './payment/adapters.ts'
import { deliverDue } from './payment/gateway.delivery.ts'
import { portOneCompany } from './payment/portone.company.ts'
import { askDue } from './payment/portone.settle.ts'
import { refundDue } from './payment/refunds.ts'
import { seed } from './seed/seed.ts'

/** How a backend is started, besides its configuration. */
export interface StartOptions {
  /** Ports to listen on; 0 takes a free one, which then stands in the origin. Default: those of the origins. */
  ports?: { api: number; pay: number; oauth: number; wallet: number }
  /** The interface; `localhost` unless it is given, so that the panel is not open to the network. */
  hostname?: string
  /** PEM; with it every origin is served over https. */
  tls?: Tls
  /** The time, epoch ms, for tests; otherwise the database's clock decides. */
  now?: () => number
  log?: Log
}

/** A backend that answers. */
export interface RunningBackend {
  backend: Backend
  origins: BackendConfig['origins']
  /** Ends running requests, then the workers and the database. */
  close(): Promise<void>
}

const FOLLOW_MS = 60_000

const portOf = (origin: string) => {
  const { port, protocol } = new URL(origin)
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

const withPort = (origin: string, asked: number, port: number) =>
  asked === 0 ? `${new URL(origin).protocol}//${new URL(origin).hostname}:${port}` : origin

const open = ({ databaseUrl }: BackendConfig): Promise<OpenDb> =>
  databaseUrl === 'memory' || databaseUrl.startsWith('postgres')
    ? openDb(databaseUrl)
    : openFolder(databaseUrl)

/** The sandbox sends its callbacks again; PortOne does that itself, but it may be asked. */
function paymentJobs(backend: Backend): Job[] {
  const { portOne, development } = backend.config
  if (!portOne) return development ? [() => deliverDue(backend)] : []
  const company = portOneCompany(portOne)
  return [() => askDue(backend, company)]
}

/** Does what nobody waits for; gives the steps that end it. */
function startWork(backend: Backend): (() => Promise<void>)[] {
  const { config } = backend
  const payments = paymentsOf(backend)
  const ledger = openLedger(backend, config.ledger)
  const minter = ledger && createMinter(backend, ledger.connect)
  const stop = startJobs(backend, [
    () => releaseExpired(backend),
    () => refundDue(backend, payments),
    ...paymentJobs(backend),
    ...(minter ? [minter.work] : []),
  ])
  // In this order backwards: the jobs end, the lease is given back, the chain ends.
  return [async () => ledger?.close(), async () => minter?.release().catch(() => {}), stop]
}

/**
 * Starts the reference backend in this process: the API on one port, gateway and identity service on
 * another, and in development the OAuth sandbox and the wallet host on a third and a fourth.
 *
 * @throws StartProblem when a port is taken or the database cannot be opened
 */
export async function startBackend(
  given: BackendConfig,
  options: StartOptions = {},
): Promise<RunningBackend> {
  const { hostname = 'localhost', log = terminalLog, tls } = options
  const ports = options.ports ?? {
    api: portOf(given.origins.api),
    pay: portOf(given.origins.pay),
    oauth: portOf(given.origins.oauth),
    wallet: portOf(given.origins.wallet),
  }
  const undo: (() => Promise<void>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  const listening = async (port: number): Promise<Listening> => {
    const taken = await listen(port, hostname, tls)
    undo.push(taken.close)
    return taken
  }
  try {
    const api = await listening(ports.api)
    const pay = await listening(ports.pay)
    // In production somebody else's servers log members in and keep wallets, and no port is taken for them.
    const oauth = given.development ? await listening(ports.oauth) : undefined
    const wallet = given.development ? await listening(ports.wallet) : undefined
    const origins = {
      site: given.origins.site,
      api: withPort(given.origins.api, ports.api, api.port),
      pay: withPort(given.origins.pay, ports.pay, pay.port),
      oauth: oauth ? withPort(given.origins.oauth, ports.oauth, oauth.port) : given.origins.oauth,
      wallet: wallet ? withPort(given.origins.wallet, ports.wallet, wallet.port) : given.origins.wallet,
    }
    const config: BackendConfig = { ...given, origins }
    const database = await open(config)
    // The database goes last: running requests still need it.
    undo.unshift(database.close)
    const device = followDatabase(database.db)
    if (!options.now) await device.follow()
    const clock = createClock(options.now ?? device.now)
    const controls = await createControls(database.db, clock)
    const backend: Backend = {
      db: database.db,
      config,
      log,
      now: clock.now,
      ...(options.now && { standstill: clock.now }),
      between: async () => {},
    }
    await seed(backend)
    undo.push(...startWork(backend), closeSharedReader)
    const following = setInterval(() => device.follow().catch(() => {}), FOLLOW_MS)
    undo.push(async () => clearInterval(following))
    api.answerWith(apiApp(backend, controls))
    pay.answerWith(payApp(backend))
    oauth?.answerWith(oauthSandbox(config))
    wallet?.answerWith(walletApp(backend))
    return { backend, origins, close }
  } catch (error) {
    await close()
    throw error
  }
}
