// A cluster under buyers and faults, and the control of its replication.
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { random } from '../../../examples/backend/test/rush/random.ts'
import { until } from '../../until.ts'
import { type Cluster, startCluster } from '../cluster.ts'
import { startBuyers } from './buyers.ts'
import {
  cause,
  FAULTS,
  type Fault,
  killNode,
  leaderOf,
  makeAsynchronous,
  recovered,
  senders,
} from './faults.ts'
import { startOrders } from './marks.ts'

/** The size of a run. */
export interface SoakOptions {
  seed: number
  /** Faults of each kind. */
  faults: number
  kinds: readonly Fault[]
  buyers: number
  drops: number
  everyMs: number
  backends: number
  firstPort: number
  say(step: string): void
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** The times until the next sale after the faults of one kind, s. */
interface Waits {
  count: number
  median: number
  worst: number
}
const seconds = (ms: number) => Math.round(ms / 100) / 10
const waitsOf = (list: readonly number[]): Waits => ({
  count: list.length,
  median: seconds(median(list)),
  worst: seconds(Math.max(0, ...list)),
})

/** Starts a cluster for `work` and ends it. */
export async function inCluster<T>(
  options: Pick<SoakOptions, 'backends' | 'firstPort' | 'say'>,
  work: (cluster: Cluster, folder: string) => Promise<T>,
): Promise<T> {
  const { backends, firstPort, say } = options
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-soak-cluster-'))
  const ends: (() => Promise<void>)[] = []
  const interrupted = async () => {
    for (const end of ends) await end()
    rmSync(folder, { recursive: true, force: true })
    process.exit(130)
  }
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    const cluster = await startCluster({
      backends,
      firstPort,
      // The address to which the orders return.
      site: 'https://site.example',
      say,
      begun: (stop) => ends.push(stop),
    })
    try {
      await recovered(cluster)
      return await work(cluster, folder)
    } catch (error) {
      const kept = mkdtempSync(join(tmpdir(), 'fandeck-soak-logs-'))
      cpSync(cluster.logs, kept, { recursive: true })
      say(`failed; the output of the processes is in ${kept}`)
      throw error
    }
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    for (const end of ends) await end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Buyers through HAProxy while parts of the cluster are killed and frozen, in an order by seed. */
export const soakCluster = (options: SoakOptions) =>
  inCluster(options, async (cluster, folder) => {
    const { seed, faults, kinds, say } = options
    const dice = random(seed)
    const crowd = await startBuyers(cluster, folder, options)
    const waits = new Map<Fault, number[]>(kinds.map((kind) => [kind, []]))
    const order = dice.shuffled(kinds.flatMap((kind) => Array.from({ length: faults }, () => kind)))
    try {
      for (const [at, fault] of order.entries()) {
        await pause(2000)
        const repair = await cause(cluster, fault, dice)
        const next = crowd.nextSale()
        await repair()
        const ms = await next
        waits.get(fault)?.push(ms)
        say(`${at + 1} of ${order.length}: ${fault}, next sale after ${seconds(ms)} s`)
        await recovered(cluster)
      }
      const ledgers = await crowd.end()
      const untilNextSale = Object.fromEntries([...waits].map(([fault, list]) => [fault, waitsOf(list)]))
      return { seed, buyers: options.buyers, faults: order.length, ...ledgers, untilNextSale }
    } finally {
      await crowd.close()
    }
  })

/** Whether a run has lost, oversold and charged nothing, and its three ledgers agree. */
export const isSound = (run: Awaited<ReturnType<typeof soakCluster>>): boolean =>
  run.lost + run.oversold + run.overLimit + run.miscounted + run.doubleCharged === 0 &&
  run.paidWithoutCard + run.wrongCards + Object.keys(run.failed).length === 0 &&
  run.acknowledged === run.buyers &&
  run.shop === run.gateway &&
  run.gateway === run.chain

/**
 * The control: the leader dies before its standbys have received its last orders. With asynchronous replication their
 * buyers know them as made; with synchronous replication the same orders are not acknowledged.
 */
export const replicationControl = (options: SoakOptions) =>
  inCluster(options, async (cluster) => {
    const orders = await startOrders(cluster)
    const cut = async (name: 'SIGSTOP' | 'SIGCONT') => senders(await leaderOf(cluster), name)
    try {
      await cut('SIGSTOP')
      const synchronous = await orders.place([randomUUID()])
      await cut('SIGCONT')
      await recovered(cluster)

      await makeAsynchronous(cluster)
      await cut('SIGSTOP')
      const keys = Array.from({ length: 5 }, () => randomUUID())
      const acknowledged = await orders.place(keys)
      const leader = await leaderOf(cluster)
      await killNode(leader)
      const next = await until('another leader', async () => {
        const found = await leaderOf(cluster)
        return found === leader ? undefined : found
      })
      options.say(`${next.name} leads after ${leader.name}`)
      const kept = await until('the orders', () => orders.kept(acknowledged))
      return {
        synchronous: { acknowledged: synchronous.length },
        asynchronous: { acknowledged: acknowledged.length, lost: acknowledged.length - kept },
      }
    } finally {
      await orders.close()
    }
  })

export { FAULTS }
