// `pnpm bench:cluster --reads 6000 --buyers 300`: reads and purchases through HAProxy and one, two and three backends of a
// cluster, as CPU time of all backends and as errors. A machine with two cores shows no more: its rates are those of the
// load, of PostgreSQL and of the backends together. Prints one JSON line for each number of backends.
import { parseArgs } from 'node:util'
import { processorTime } from '../bench/wrk.ts'
import { each } from '../examples/backend/test/rush/buyers.ts'
import type { Cluster } from './cluster/cluster.ts'
import { HOST } from './cluster/database.ts'
import { missingPackages } from './cluster/packages.ts'
import { startBuyers } from './cluster/soak/buyers.ts'
import { inCluster } from './cluster/soak/soak.ts'

const { values } = parseArgs({
  options: {
    reads: { type: 'string', default: '6000' },
    buyers: { type: 'string', default: '300' },
    backends: { type: 'string', default: '1,2,3' },
    port: { type: 'string', default: '4800' },
  },
})
const missing = missingPackages()
if (missing.length > 0) {
  console.error(`These Debian packages are missing: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}
const [reads, buyers, firstPort] = [Number(values.reads), Number(values.buyers), Number(values.port)]
const sizes = values.backends.split(',').map(Number)
if (![reads, buyers, firstPort, ...sizes].every((value) => Number.isInteger(value) && value > 0)) {
  console.error('Usage: pnpm bench:cluster --reads 6000 --buyers 300 --backends 1,2,3')
  process.exit(2)
}
/** A drop of the seed content. */
const DROP = 101
const AT_ONCE = 32

/** Returns the CPU time of each backend during `work`, µs. */
async function processorTimes(cluster: Cluster, work: () => Promise<unknown>): Promise<number[]> {
  const read = () => cluster.backends.map(({ running }) => processorTime(running.pid()))
  const before = read()
  await work()
  return read().map((time, index) => time - (before[index] ?? 0))
}
const total = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0)

/** Reads the numbers of a drop; returns the errors. */
async function readAll(cluster: Cluster, count: number): Promise<number> {
  const url = `http://${HOST}:${cluster.balanced.api}/minting/${DROP}`
  let errors = 0
  await each([...Array(count).keys()], AT_ONCE, async () => {
    const reply = await fetch(url).catch(() => undefined)
    await reply?.arrayBuffer()
    if (!reply?.ok) errors++
  })
  return errors
}

const measure = (backends: number) =>
  inCluster({ backends, firstPort, say: (step) => console.error(`  … ${step}`) }, async (cluster, folder) => {
    // Warms the code of every backend.
    await readAll(cluster, 300 * backends)
    let readErrors = 0
    const reading = await processorTimes(cluster, async () => {
      readErrors = await readAll(cluster, reads)
    })
    const crowd = await startBuyers(cluster, folder, { buyers, drops: 4, everyMs: 50 })
    try {
      let ledgers: Awaited<ReturnType<typeof crowd.end>> | undefined
      const buying = await processorTimes(cluster, async () => {
        ledgers = await crowd.end()
      })
      return {
        backends,
        reads: { count: reads, errors: readErrors, cpu: Math.round(total(reading) / reads) },
        purchases: {
          count: ledgers?.acknowledged,
          errors: ledgers?.failed,
          lost: ledgers?.lost,
          cpu: Math.round(total(buying) / buyers),
        },
        share: reading.map((time) => Math.round((time / total(reading)) * 100)),
      }
    } finally {
      await crowd.close()
    }
  })

for (const backends of sizes) console.log(JSON.stringify(await measure(backends)))
