// `pnpm bench:member`: the processor time of the backend for what the page of a drop reads of a member, by one request and
// by the calls that it stands for (D115), in one run, without the network. Prints the table of docs/maintainers/scale.md.
import { parseArgs } from 'node:util'
import { mintingWhitelist } from '../../examples/backend/src/drops/tables.ts'
import { bareBackend } from '../../examples/backend/test/bare-backend.ts'
import { startPostgres } from '../../examples/backend/test/postgres.ts'
import { addDrop } from '../../examples/backend/test/rush/drop.ts'
import { median } from '../median.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, fans: { type: 'string', default: '400' } },
})
const rounds = Number(values.rounds)
const fans = Number(values.fans)
/** Requests at a time. */
const AT_ONCE = 16

const OWN = [
  '/mypage/userinfo',
  '/mypage/wallet/user',
  '/minting/possibleQuantity/1',
  '/whitelist/check/1',
  '/minting/1/reminder',
]
const SETS: Readonly<Record<string, readonly string[]>> = {
  'one request': ['/minting/1/member'],
  'five calls': OWN,
  'three of them: member, wallet, limit': OWN.slice(0, 3),
}

const server = await startPostgres()
const shop = await bareBackend({ config: { databaseUrl: `${server.url}/postgres`, mode: 'production' } })
try {
  const { api, backend, clock } = shop
  // Before its opening, so that the reminder is read, too.
  await addDrop(backend.db, clock.now(), {
    seq: 1,
    stock: 1000,
    whitelist: true,
    startAt: clock.now() + 3_600_000,
  })
  const members = await Promise.all(Array.from({ length: fans }, () => shop.member()))
  await backend.db.insert(mintingWhitelist).values(members.map(({ id }) => ({ dropId: 1, userId: id })))
  await backend.db.execute('vacuum analyze')

  /** Returns the processor time of this process for one fan, ms. */
  async function costOf(paths: readonly string[]): Promise<number> {
    const waiting = members.flatMap(({ headers }) => paths.map((path) => ({ path, headers })))
    const before = process.cpuUsage()
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const reply = await api.request(next.path, { headers: next.headers })
        if (reply.status !== 200) throw new Error(`${next.path} answers ${reply.status}`)
        await reply.text()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / fans
  }

  const costs = new Map(Object.keys(SETS).map((name) => [name, [] as number[]]))
  for (let round = -2; round < rounds; round++)
    for (const [name, paths] of Object.entries(SETS)) {
      const cost = await costOf(paths)
      // The first rounds warm the process up.
      if (round >= 0) costs.get(name)?.push(cost)
    }
  const base = median(costs.get('one request') ?? [])
  console.log('| of one fan | CPU, ms | ratio |\n|---|--:|--:|')
  for (const [name, all] of costs)
    console.log(`| ${name} | ${median(all).toFixed(2)} | ${(median(all) / base).toFixed(1)} |`)
} finally {
  await shop.close()
  await server.stop()
}
