// A whole cluster on this machine, in a throw-away folder.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { embeddedChain } from '../../examples/backend/src/ledger/anvil.ts'
import { fund } from '../../examples/backend/src/ledger/open.ts'
import { until } from '../until.ts'
import { HOST, type Node, type Place, startEtcd, startPostgres } from './database.ts'
import { folderOf, postgresUser, type Running, startProcess } from './processes.ts'
import { type Balanced, type Front, type Ports, startHaproxy, startNginx, startPgbouncer } from './proxies.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const NODE = ['--conditions=fandeck-source', '--disable-warning=ExperimentalWarning']

/** A running cluster. */
export interface Cluster {
  etcd: Running[]
  nodes: Node[]
  haproxy: Running
  pgbouncer: Running
  backends: { running: Running; ports: Ports; metrics: number }[]
  balanced: Balanced
  /** The ports of nginx, when the site is served. */
  front: Front | undefined
  /** The database behind PgBouncer, and the leader itself as its superuser. */
  databaseUrl: string
  leaderUrl: string
  /** The secret of the backends, and the chain with their minting account. */
  secret: string
  chain: { rpcUrl: string; privateKey: `0x${string}` }
  logs: string
  /** Ends every process and removes the data. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  backends: number
  /** The first of the ports, which follow each other. */
  firstPort: number
  /** The site's origin. */
  site: string
  /** The port of the site, which nginx then serves from a server that the caller starts on `front.siteServer`. */
  sitePort?: number
  /** @default true; without it, acknowledged orders can be lost with the leader */
  synchronous?: boolean
  say(step: string): void
  /** Receives what ends the cluster, before anything has started. */
  begun(stop: () => Promise<void>): void
}

const secret = () => randomBytes(24).toString('hex')

async function createDatabase(leaderUrl: string, password: string): Promise<void> {
  const admin = new pg.Client({ connectionString: leaderUrl })
  await admin.connect()
  try {
    await admin.query(`create role fandeck login password '${password}'`)
    await admin.query('create database fandeck owner fandeck')
  } finally {
    await admin.end()
  }
}

/** Starts the cluster; ends what has started when a part does not. */
export async function startCluster({ firstPort, say, begun, ...options }: ClusterOptions): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-cluster-'))
  // The user of PostgreSQL passes through it.
  chmodSync(folder, 0o755)
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    // The last started first, because it depends on the former ones.
    for (const end of ends.splice(0).reverse()) await end()
  }
  begun(stop)
  let next = firstPort
  const logs = folderOf(undefined, folder, 'logs')
  const place: Place = {
    folder,
    logs,
    start(...given) {
      const running = startProcess(logs, ...given)
      ends.push(running.stop)
      return running
    },
    atEnd: (end) => void ends.push(end),
    user: postgresUser(),
    port: () => next++,
    passwords: { superuser: secret(), replication: secret(), database: secret() },
  }
  const { port, passwords, start } = place
  try {
    const balanced = {
      api: port(),
      pay: port(),
      oauth: port(),
      wallet: port(),
      leader: port(),
      replicas: port(),
    }
    const front = options.sitePort && { site: options.sitePort, api: port(), siteServer: port() }
    say('etcd')
    const etcd = await startEtcd(place)
    say('PostgreSQL under Patroni')
    const nodes = await startPostgres(place, etcd.hosts, options.synchronous)
    const ports = Array.from({ length: options.backends }, () => ({
      api: port(),
      pay: port(),
      oauth: port(),
      wallet: port(),
    }))
    say('HAProxy and PgBouncer')
    const haproxy = startHaproxy(place, balanced, nodes, ports)
    if (front) startNginx(place, front, balanced)
    const leaderUrl = `postgres://postgres:${passwords.superuser}@${HOST}:${balanced.leader}/postgres`
    await until('the leader behind HAProxy', () =>
      createDatabase(leaderUrl, passwords.database).then(() => true),
    )
    const { running: pgbouncer, databaseUrl } = startPgbouncer(place, balanced.leader)
    const replicaUrl = `postgres://fandeck:${passwords.database}@${HOST}:${balanced.replicas}/fandeck`
    say('the chain')
    const chain = embeddedChain(join(folder, 'chain.json'))
    if (!chain) throw new Error('npm has brought no anvil for this platform')
    ends.push(chain.close)
    const minter = `0x${randomBytes(32).toString('hex')}` as const
    const rpcUrl = await chain.url()
    await fund(rpcUrl, minter)
    say(`${options.backends} backends`)
    const backendSecret = secret()
    const at = (name: keyof Balanced) => `http://localhost:${balanced[name]}`
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATABASE_REPLICA_URL: replicaUrl,
      SECRET: backendSecret,
      FANDECK_MODE: 'demo',
      HOST,
      DRAIN_SECONDS: '3',
      LOG_FORMAT: 'json',
      TRUSTED_PROXIES: HOST,
      SITE_ORIGIN: options.site,
      API_ORIGIN: front ? `http://localhost:${front.api}` : at('api'),
      PAY_ORIGIN: at('pay'),
      OAUTH_ORIGIN: at('oauth'),
      WALLET_ORIGIN: at('wallet'),
      LEDGER_RPC_URL: rpcUrl,
      LEDGER_PRIVATE_KEY: minter,
    }
    const backends = ports.map((own, index) => {
      const name = `backend${index + 1}`
      const metrics = port()
      const running = start(name, [process.execPath, ...NODE, 'examples/backend/src/main.ts'], {
        cwd: ROOT,
        env: {
          ...env,
          DATA_DIR: join(folder, name),
          PORT_API: String(own.api),
          PORT_PAY: String(own.pay),
          PORT_OAUTH: String(own.oauth),
          PORT_WALLET: String(own.wallet),
          PORT_METRICS: String(metrics),
        },
      })
      return { running, ports: own, metrics }
    })
    for (const { running, ports: own } of backends)
      await until(
        running.name,
        async () => ((await fetch(`http://${HOST}:${own.api}/readyz`)).ok ? true : undefined),
        180_000,
      )
    return {
      etcd: etcd.members,
      nodes,
      haproxy,
      pgbouncer,
      backends,
      balanced,
      front: front || undefined,
      databaseUrl,
      leaderUrl,
      secret: backendSecret,
      chain: { rpcUrl, privateKey: minter },
      logs,
      stop,
    }
  } catch (error) {
    say(`failed; the output of the processes was in ${logs}`)
    await stop()
    throw error
  }
}
