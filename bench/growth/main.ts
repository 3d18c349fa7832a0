// `pnpm bench:growth`: what the steps of fans, operators and jobs cost in shops with 10,000, 100,000 and 1,000,000 members,
// each with two orders and five copies; prints the table of docs/maintainers/growth.md. The rows and the pages are the
// server's own count, the times are of this machine.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { bareBackend } from '../../examples/backend/test/bare-backend.ts'
import { openLargeShop, type Shop, STEPS, type Step } from '../../examples/backend/test/growth/steps.ts'
import { DURABLE, type Postgres, startPostgres } from '../../examples/backend/test/postgres.ts'
import { rowsTouched } from '../../examples/backend/test/touched.ts'
import { median } from '../median.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const rounds = Number(values.rounds)
const steps = STEPS.filter(({ name }) => name.includes(values.only))

interface Cost {
  ms: number
  rows: number
  pages: number
}

async function filled(server: Postgres, members: number): Promise<Shop> {
  const admin = await bareBackend({ config: { databaseUrl: `${server.url}/postgres`, mode: 'production' } })
  await admin.backend.db.execute(`create database shop_${members}`)
  await admin.close()
  return openLargeShop(`${server.url}/shop_${members}`, members)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Measures a step: the median time of several runs after a first one, or the time of the only one; rows and pages of the last. */
async function costOf(shop: Shop, { begin, once = false, each }: Step): Promise<Cost> {
  const times: number[] = []
  for (let n = 0; !once && n <= rounds; n++) {
    const work = await begin(shop, n)
    times.push(await timed(() => work(shop.backend)))
  }
  const work = await begin(shop, rounds + 1)
  let last = 0
  const { read, pages } = await shop.backend.db.transaction((tx) =>
    rowsTouched(tx, async () => {
      last = await timed(() => work({ ...shop.backend, db: tx }))
    }),
  )
  const count = each?.(shop) ?? 1
  return { ms: (once ? last : median(times.slice(1))) / count, rows: read / count, pages: pages / count }
}

function text(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return value < 10 ? String(Number(value.toPrecision(2))) : Math.round(value).toLocaleString('en')
}

/** Says how a cost grows from the smallest shop to the largest one. */
function growthOf(costs: readonly Cost[], why: string | undefined): string {
  const isFlat = (of: (cost: Cost) => number) => {
    const all = costs.map(of).filter(Number.isFinite)
    return Math.max(...all) <= 1.2 * Math.min(...all) + 10
  }
  if (isFlat(({ rows }) => rows)) return isFlat(({ pages }) => pages) ? 'flat' : 'logarithmic: deeper indexes'
  return why ?? '**grows**'
}

const table = new Map<Step, Cost[]>(steps.map((step) => [step, []]))
const server = await startPostgres([...DURABLE, 'shared_buffers=1GB', 'max_wal_size=8GB'])
try {
  for (const size of sizes) {
    const began = performance.now()
    const shop = await filled(server, size)
    console.error(`${size} members filled in ${text((performance.now() - began) / 1000)} s`)
    for (const step of steps) table.get(step)?.push(await costOf(shop, step))
    await shop.close()
  }
} finally {
  await server.stop()
}

console.log(`Load: ${loadavg()[0]?.toFixed(1)}.\n`)
const names = sizes.map((size) => size.toLocaleString('en')).join(' / ')
console.log(`| members: ${names} | before, ms | ms | rows read | pages read | |\n|---|--:|--:|--:|--:|---|`)
for (const [{ name, before, why }, costs] of table) {
  const cells = (['ms', 'rows', 'pages'] as const).map((of) =>
    costs.map((cost) => text(cost[of])).join(' / '),
  )
  console.log(`| ${[name, before ?? '–', ...cells, growthOf(costs, why)].join(' | ')} |`)
}
