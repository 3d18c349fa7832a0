// `pnpm soak:shop --seed N --kills N`: applies a shop of 1,000 cards, 50 drops and 300 photographs to a backend on PostgreSQL,
// then new versions of it while `fandeck apply`, the backend or the connections of the database are killed at random points.
// After each kill, all rows are those of one version, and another apply completes the new one. Prints the figures as one JSON
// line; exits with 1 when a version was half applied or something is there twice.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import pg from 'pg'
import { FIRST_PRICE, LARGE, largeShop } from '../examples/backend/test/faults/large-shop.ts'
import { startPostgres } from '../examples/backend/test/postgres.ts'
import { random } from '../examples/backend/test/rush/random.ts'
import { startStack } from '../tests/e2e/stack.ts'
import { start } from './commands.ts'
import { until } from './until.ts'

const text = (byDefault: string) => ({ type: 'string', default: byDefault }) as const
const { values } = parseArgs({ options: { seed: text('1'), kills: text('50') } })
if (!Object.values(values).every((value) => /^\d{1,9}$/.test(value))) {
  console.error('Usage: pnpm soak:shop --seed 1 --kills 50')
  process.exit(2)
}
const [seed, kills] = [Number(values.seed), Number(values.kills)]
const chance = random(seed)
const root = mkdtempSync(join(tmpdir(), 'fandeck-soak-shop-'))
const folder = join(root, 'shop')
const command = join(import.meta.dirname, '../packages/sdk/src/command/main.ts')
const writeVersion = largeShop(folder)
const postgres = await startPostgres()
const stack = await startStack({ empty: true, env: { DATABASE_URL: `${postgres.url}/postgres` } })
const database = new pg.Client({ connectionString: `${postgres.url}/postgres` })
await database.connect()
const [, url = '', token = ''] = await until(
  'the token',
  async () => /FANDECK_URL=(\S+) FANDECK_TOKEN=(\S+)/.exec(stack.output()) ?? undefined,
)

const fandeck = (...args: string[]) =>
  start(process.execPath, ['--conditions=fandeck-source', command, ...args], root, {
    ...{ FANDECK_URL: url, FANDECK_TOKEN: token },
  })

/** Applies the files wholly; returns the seconds. */
async function apply(): Promise<number> {
  const began = performance.now()
  const { ended, output } = fandeck('apply', folder, '--allow')
  if ((await ended) !== 0) throw new Error(output())
  return (performance.now() - began) / 1000
}

/** The shop of a version, as rows say it. */
const shopOf = (version: number) => ({
  prices: [FIRST_PRICE + version],
  stories: [`버전 ${version}`],
  drops: LARGE.packs,
  cards: LARGE.packs * LARGE.cards,
  copies: LARGE.packs * LARGE.cards * LARGE.copies,
  sold: LARGE.packs * 500 * 3,
})

async function shopNow() {
  const { rows } = await database.query(`select
    (select json_agg(distinct payment_amount) from mintings) as prices,
    (select json_agg(distinct story) from designs) as stories,
    (select count(*)::int from mintings) as drops,
    (select count(*)::int from designs) as cards,
    (select count(*)::int from editions) as copies,
    (select count(*)::int from editions where minting_seq is not null) as sold`)
  return rows[0]
}

/** Waits until no connection of the backend has a transaction. */
const quiet = () =>
  until('the transactions have ended', async () => {
    const { rows } = await database.query(`select 1 from pg_stat_activity
      where datname = 'postgres' and xact_start is not null and pid <> pg_backend_pid()`)
    return rows.length === 0 ? true : undefined
  })

const KILLS = {
  command: async (child: ReturnType<typeof fandeck>['child']) => void child.kill('SIGKILL'),
  backend: () => stack.crashBackend(),
  connections: async () =>
    void (await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = 'postgres' and pid <> pg_backend_pid()`)),
}
const KINDS = ['command', 'backend', 'connections'] as const

const counts = { seed, kills, cut: 0, whole: 0, half: 0, firstSeconds: 0, againSeconds: 0, backendMb: 0 }
try {
  await writeVersion(0)
  counts.firstSeconds = await apply()
  counts.backendMb = await stack.backendPeak()
  if (!isDeepStrictEqual(await shopNow(), shopOf(0))) throw new Error('The first apply is incomplete.')
  await writeVersion(1)
  counts.againSeconds = await apply()
  for (let version = 2; version < kills + 2; version++) {
    await writeVersion(version)
    const { child, ended } = fandeck('apply', folder, '--allow')
    await pause(chance.next() * counts.againSeconds * 1000)
    await KILLS[chance.pick(KINDS)](child)
    await ended
    await quiet()
    const now = await shopNow()
    if (isDeepStrictEqual(now, shopOf(version))) counts.whole++
    else if (isDeepStrictEqual(now, shopOf(version - 1))) counts.cut++
    else {
      counts.half++
      console.error(JSON.stringify({ version, now }))
    }
    await apply()
    if (!isDeepStrictEqual(await shopNow(), shopOf(version))) counts.half++
  }
} finally {
  await database.end()
  await stack.stop()
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
}
const round = (seconds: number) => Math.round(seconds * 10) / 10
console.log(
  JSON.stringify({
    ...counts,
    firstSeconds: round(counts.firstSeconds),
    againSeconds: round(counts.againSeconds),
  }),
)
process.exit(counts.half === 0 ? 0 : 1)
