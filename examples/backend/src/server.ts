import { setTimeout as pause } from 'node:timers/promises'
import { apiApp, payApp, walletApp } from './app.ts'
import { dropLostSessions, dropOldContacts } from './auth/retention.ts'
import { visitorGuard } from './auth/visitor-guard.ts'
import { dropOldGifts } from './benefits/gifts.ts'
import { openLibrary } from './campaigns/library.ts'
import { createPredictions } from './campaigns/predictions.ts'
import { claimDatabase } from './claim.ts'
import { createClock } from './clock.ts'
import { dropOldGuesses } from './codes/guesses.ts'
import { hashStoredCodes } from './codes/hashes.ts'
import { dropOldCodeRefusals } from './codes/refused.ts'
import { closeSharedReader } from './codes/scan.ts'
import { refuseUnreadCodes } from './codes/unread.ts'
import { type BackendConfig, hasDemo } from './config.ts'
import type { Backend } from './context.ts'
import { dropOldContinuations } from './continuation/service.ts'
import { openFolder } from './db/folder.ts'
import { alone, createLeadership } from './db/leader.ts'
import { type OpenDb, openDb, openPool } from './db/open.ts'
import { createReplica, type Replica } from './db/replica.ts'
import { followDatabase } from './db/time.ts'
import { countOldVisits } from './directory/visits.ts'
import { addOrderChanges } from './drops/counts.ts'
import { releaseExpired } from './drops/expiry.ts'
import { dropOldPriceRefusals } from './drops/price-refusals.ts'
import { createRefusalCounter } from './drops/refusals.ts'
import { dropUnpaidOrders } from './drops/retention.ts'
import { createSoldOut } from './drops/sold-out.ts'
import { soldOutGuard } from './drops/sold-out-guard.ts'
import { addGateChanges } from './gate/fan-count.ts'
import { dropOldPlaces } from './gate/retention.ts'
import { createMinter } from './ledger/minter.ts'
import { openLedger } from './ledger/open.ts'
import { dropOldTries } from './limits/tries.ts'
import { type Listening, listen, type Tls } from './listen.ts'
import { loadDemo } from './load-demo.ts'
import { type Log, terminalLog } from './log.ts'
import { createMailWork } from './mail/outgoing.ts'
import { removeUnused } from './media/unused.ts'
import { createFanMessageWork } from './messages/outgoing.ts'
import { metricsApp } from './metrics/app.ts'
import { createMetrics } from './metrics/metrics.ts'
import { dropOldShifts } from './operations/operators.ts'
import { sendAlarms } from './outbox/alarms.ts'
import { dropOldWork } from './outbox/store.ts'
import { type Job, seldom, startJobs } from './outbox/worker.ts'
import { paymentsOf } from './payment/adapters.ts'
import { refundParts } from './payment/part-refunds.ts'
import { portOneCompany } from './payment/portone.company.ts'
import { pollPayments } from './payment/portone.settle.ts'
import { refundDue } from './payment/refunds.ts'
import { createReconciler } from './reconcile/hourly.ts'
import { remindOfOpenings } from './reminders/outgoing.ts'
import { type Step, shutDown } from './shutdown.ts'
import { createSmsWork } from './sms/outgoing.ts'
import { createErasure } from './withdrawal/erasure.ts'

/** The options of a backend besides its configuration. */
export interface StartOptions {
  /** The ports; 0 takes a free one, which replaces that of the origin. @default the ports of the origins */
  ports?: { api: number; pay: number; oauth: number; wallet: number; metrics?: number }
  /** The network interface. @default 'localhost', so that the panel is not open to the network */
  hostname?: string
  /** PEM; serves every origin over https. */
  tls?: Tls
  /** How long `/readyz` refuses before a shutdown begins, so that balancers turn away, ms. @default 0 */
  drainMs?: number
  /** A clock for tests, epoch ms. @default the clock of the database */
  now?: () => number
  log?: Log
}

/** A running backend. */
export interface RunningBackend {
  backend: Backend
  origins: BackendConfig['origins']
  /** Drains, waits briefly for running requests and jobs, then closes the database; takes at most ten seconds more. */
  close(): Promise<void>
}

const FOLLOW_MS = 60_000
const REMIND_MS = 10_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

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

async function openReplica({ replicaUrl }: BackendConfig, { db }: OpenDb): Promise<Replica | undefined> {
  if (replicaUrl === undefined) return undefined
  const standby = await openPool(replicaUrl)
  return createReplica(db, standby.db, { close: standby.close })
}

/** The jobs of payments: the sandbox retries its callbacks, and PortOne is polled. */
function paymentJobs(backend: Backend): Job[] {
  const { config, demo } = backend
  const { portOne } = config
  if (!portOne) return demo ? [(ending) => demo.repeatCallbacks(backend, ending)] : []
  const company = portOneCompany(portOne)
  return [(ending) => pollPayments(backend, company, ending)]
}

/** The stages of a shutdown, in this order: servers and jobs, leadership, the database that all of them need. */
interface Ends {
  served: Step[]
  leaders: Step[]
  database: Step[]
}

/** Runs the background jobs. */
function startWork(backend: Backend, { served, leaders }: Ends): void {
  const { config } = backend
  const payments = paymentsOf(backend)
  const ledger = openLedger(backend, config.ledger)
  const shared = config.databaseUrl.startsWith('postgres')
  const minting = shared ? createLeadership(backend.db, 'minting') : alone
  const minter = ledger && createMinter(backend, ledger.connect, minting)
  if (ledger) {
    backend.readLedger = ledger.read
    backend.readRight = ledger.right
  }
  const reconciling = shared ? createLeadership(backend.db, 'reconcile') : alone
  const stop = startJobs(backend, [
    () => releaseExpired(backend),
    (ending) => refundParts(backend, payments, ending),
    (ending) => refundDue(backend, payments, ending),
    ...paymentJobs(backend),
    () => sendAlarms(backend),
    createMailWork(backend),
    createSmsWork(backend),
    createFanMessageWork(backend),
    seldom(REMIND_MS, (ending) => remindOfOpenings(backend, ending)),
    createErasure(backend),
    (ending) => dropOldTries(backend, ending),
    (ending) => addOrderChanges(backend, ending),
    (ending) => addGateChanges(backend, ending),
    seldom(MINUTE_MS, (ending) => dropOldContinuations(backend, ending)),
    seldom(MINUTE_MS, (ending) => dropOldShifts(backend, ending)),
    seldom(MINUTE_MS, (ending) => dropOldContacts(backend, ending)),
    seldom(MINUTE_MS, (ending) => countOldVisits(backend, ending)),
    seldom(MINUTE_MS, () => removeUnused(backend)),
    seldom(MINUTE_MS, (ending) => dropOldGifts(backend, ending)),
    seldom(MINUTE_MS, (ending) => dropOldWork(backend.db, backend.now(), ending)),
    seldom(MINUTE_MS, (ending) => dropLostSessions(backend, ending)),
    seldom(MINUTE_MS, (ending) => dropOldGuesses(backend, ending)),
    seldom(HOUR_MS, (ending) => dropOldPlaces(backend, ending)),
    seldom(HOUR_MS, (ending) => dropUnpaidOrders(backend, ending)),
    seldom(HOUR_MS, (ending) => dropOldCodeRefusals(backend, ending)),
    seldom(HOUR_MS, (ending) => dropOldPriceRefusals(backend, ending)),
    async () => backend.refusals?.write(backend),
    createPredictions(backend, openLibrary(backend)),
    // A chain that has lost blocks is minted again first.
    seldom(MINUTE_MS, createReconciler(backend, reconciling), 2 * MINUTE_MS),
    ...(minter ? [minter.work] : []),
  ])
  served.push(stop, closeSharedReader)
  if (minter) leaders.push(minter.release)
  leaders.push(reconciling.release)
  if (ledger) leaders.push(ledger.close)
}

/**
 * Starts the reference backend in this process: the API on one port, the gateway and the identity
 * service on another, and outside production the OAuth sandbox and the wallet host on a third and a fourth.
 *
 * @throws StartProblem if a port is in use, the database cannot be opened, or the reader does not know printed codes
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
  const ends: Ends = { served: [], leaders: [], database: [] }
  let draining = false
  const close = () => shutDown([ends.served, ends.leaders, ends.database], log)
  const drain = async () => {
    draining = true
    if (options.drainMs) await pause(options.drainMs)
    await close()
  }
  const listening = async (port: number): Promise<Listening> => {
    const taken = await listen(port, hostname, tls)
    ends.served.push(taken.close)
    return taken
  }
  try {
    const api = await listening(ports.api)
    const pay = await listening(ports.pay)
    // In production, external servers provide OAuth and wallets.
    const demo = hasDemo(given) ? await loadDemo() : undefined
    const oauth = demo && (await listening(ports.oauth))
    const wallet = demo && (await listening(ports.wallet))
    const scraped = options.ports?.metrics === undefined ? undefined : await listening(options.ports.metrics)
    const origins = {
      site: given.origins.site,
      api: withPort(given.origins.api, ports.api, api.port),
      pay: withPort(given.origins.pay, ports.pay, pay.port),
      oauth: oauth ? withPort(given.origins.oauth, ports.oauth, oauth.port) : given.origins.oauth,
      wallet: wallet ? withPort(given.origins.wallet, ports.wallet, wallet.port) : given.origins.wallet,
    }
    const config: BackendConfig = { ...given, origins }
    const database = await open(config)
    ends.database.push(database.close)
    const replica = await openReplica(config, database)
    if (replica) ends.database.push(replica.close)
    const device = followDatabase(database.db)
    if (!options.now) await device.follow()
    const clock = createClock(options.now ?? device.now)
    const controls = await demo?.controls(database.db, clock)
    const refusals = createRefusalCounter()
    const backend: Backend = {
      db: database.db,
      ...(replica && { replica }),
      config,
      demo,
      log,
      now: clock.now,
      ...(options.now && { fixedTime: clock.now }),
      ...(scraped && { metrics: createMetrics() }),
      refusals,
      draining: () => draining,
      failpoint: async () => {},
    }
    await claimDatabase(backend)
    await hashStoredCodes(backend)
    await refuseUnreadCodes(backend)
    startWork(backend, ends)
    // Once the jobs have stopped, which write it every second.
    ends.leaders.push(() => refusals.write(backend))
    const following = setInterval(() => device.follow().catch(() => {}), FOLLOW_MS)
    ends.served.push(async () => clearInterval(following))
    const soldOut = createSoldOut(backend)
    const crowd = visitorGuard(backend)
    const sold = soldOutGuard(backend, controls, soldOut)
    api.answerWith(apiApp(backend, controls, soldOut), (incoming, outgoing, pass) =>
      crowd(incoming, outgoing, () => sold(incoming, outgoing, pass)),
    )
    pay.answerWith(payApp(backend))
    if (demo) oauth?.answerWith(demo.oauthServer(config))
    wallet?.answerWith(walletApp(backend))
    if (backend.metrics) scraped?.answerWith(metricsApp(backend, backend.metrics))
    return { backend, origins, close: drain }
  } catch (error) {
    await close()
    throw error
  }
}
