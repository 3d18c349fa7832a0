// `npm run cluster -- --backends 3`: the backend beyond one machine, on this one: etcd, PostgreSQL under Patroni, PgBouncer,
// HAProxy, backends, and nginx with the site. The configuration is that of `examples/backend/deploy`. Ctrl-C ends all of it.
import { parseArgs } from 'node:util'
import { trustedList } from '../examples/site/server/forwarded.ts'
import { startSite } from '../examples/site/server/start.ts'
import { startCluster } from './cluster/cluster.ts'
import { HOST } from './cluster/database.ts'
import { missingPackages } from './cluster/packages.ts'

const { values } = parseArgs({
  options: {
    backends: { type: 'string', default: '3' },
    port: { type: 'string', default: '4600' },
  },
})
const [backends, site] = [Number(values.backends), Number(values.port)]
if (!(backends >= 1 && backends <= 9) || !(site >= 1024 && site <= 65_000)) {
  console.error('Usage: npm run cluster -- --backends 3 --port 4600')
  process.exit(2)
}
const missing = missingPackages()
if (missing.length > 0) {
  console.error(`These Debian packages are missing: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}

const origin = `http://localhost:${site}`
let stopping = false
let end = async () => {}
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await end()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

const cluster = await startCluster({
  backends,
  firstPort: site + 1,
  site: origin,
  sitePort: site,
  say: (step) => console.log(`  … ${step}`),
  begun(stopCluster) {
    end = stopCluster
  },
})
const { balanced, front } = cluster
if (!front) throw new Error('The cluster has no nginx.')
const at = (port: number) => `http://localhost:${port}`
const server = await startSite({
  config: { site: origin, api: at(front.api), pay: at(balanced.pay), wallet: at(balanced.wallet) },
  port: front.siteServer,
  host: HOST,
  api: at(balanced.api),
  panel: true,
  trusted: trustedList([HOST]),
  log: console.error,
})

end = async () => {
  server.closeAllConnections()
  server.close()
  await cluster.stop()
}

console.log(`
  The cluster is running.

  Site               ${origin}      nginx
  API                ${at(front.api)}      nginx, in front of ${backends} backends behind HAProxy (${at(balanced.api)})
  Metrics            ${cluster.backends.map(({ metrics }) => `${at(metrics)}/metrics`).join('  ')}
  PostgreSQL         ${cluster.databaseUrl}      the leader, through PgBouncer
  Patroni            ${cluster.nodes.map(({ name, rest }) => `${name} ${at(rest)}`).join('  ')}
  Output             ${cluster.logs}

  Try it: kill -9 ${cluster.nodes.map(({ running }) => running.pid()).join(' or ')}  (a node of PostgreSQL), and go on buying.
  Ctrl-C stops everything and removes its data.
`)
