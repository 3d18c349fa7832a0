// `pnpm bench:drops`: P1 and P2 of the drops, each beside its anchor in the same run; needs pgbench (Debian's
// postgresql-15) and wrk. Prints ratios, and the CPU time per reply, which is independent of other load; exits with 1
// when a purchase was not exact. `--backends 2` distributes the load over two processes.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { median } from '../bench/median.ts'
import { bareTransactions, startServer } from '../bench/server.ts'
import { load, processorTime, type Round } from '../bench/wrk.ts'
import { openDataFolder } from '../examples/backend/src/data-folder.ts'
import { bareBackend } from '../examples/backend/test/bare-backend.ts'
import { purchaseBody } from '../examples/backend/test/drop-row.ts'
import { freePort } from '../examples/backend/test/free-ports.ts'
import { addMembers } from '../examples/backend/test/members.ts'
import { audit } from '../examples/backend/test/rush/audit.ts'
import { each } from '../examples/backend/test/rush/buyers.ts'
import { addDrop } from '../examples/backend/test/rush/drop.ts'
import { type ShopProcess, shopProcess } from '../examples/backend/test/rush/processes.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    backends: { type: 'string', default: '1' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const backends = Number(values.backends)
const SECRET = randomBytes(32).toString('hex')
const MEMBERS = 10_000
const CONNECTIONS = 256

const began = loadavg()[0]?.toFixed(1)
const server = await startServer()
const undo: (() => unknown)[] = [server.stop]
try {
  server.run('createdb', ['bench'])
  server.run('createdb', ['shop'])
  const databaseUrl = `${server.url}/shop`
  const dataDir = join(server.folder, 'shop-data')
  const env = {
    DATABASE_URL: databaseUrl,
    SECRET,
    DATA_DIR: dataDir,
    SITE_ORIGIN: 'https://site.example',
    API_ORIGIN: 'https://api.example',
    PAY_ORIGIN: 'https://pay.example',
    FANDECK_MODE: 'production',
    // A shop without a payment company refuses purchases; no payment is opened, so none of these keys is used.
    PORTONE_STORE_ID: 'store',
    PORTONE_API_SECRET: SECRET,
    PORTONE_WEBHOOK_SECRET: `whsec_${Buffer.from(SECRET).toString('base64')}`,
    PORTONE_CHANNEL_KEY: 'channel',
  }
  const shops: ShopProcess[] = []
  // wrk counts a 500 like a 409, so the backend's log tells failures from refusals.
  let failed = false
  for (let n = 0; n < backends; n++) {
    const shop = shopProcess(await freePort(), env, (text) => {
      failed = true
      console.error(text)
    })
    shops.push(shop)
    undo.push(shop.stop)
    await shop.ready()
  }
  const { secrets } = openDataFolder(dataDir, false, SECRET)
  const test = await bareBackend({ config: { databaseUrl, secrets } })
  undo.push(test.close)
  const { db } = test.backend
  test.clock.set(Date.now())
  const members = await addMembers(test.backend, MEMBERS)
  const file = join(server.folder, 'tokens')
  writeFileSync(file, members.map(({ token }) => token).join('\n'))

  // More than all rounds sell.
  const STOCK = 1_000_000
  await addDrop(db, Date.now(), { seq: 90_001, stock: STOCK, maxPerMember: 1000 })
  await addDrop(db, Date.now(), { seq: 90_002, stock: 1, totalPacks: 1, remaining: 0, maxPerMember: 1000 })
  const hello = fork(join(import.meta.dirname, '../examples/backend/test/rush/hello.ts'))
  undo.push(() => hello.disconnect())
  const helloPort = await new Promise<number>((resolve) =>
    hello.once('message', (said: { port: number }) => resolve(said.port)),
  )

  /** Puts load on all backends at once, split between them. */
  async function atAll(path: string, seconds: number, script?: readonly string[]): Promise<Round> {
    const all = await Promise.all(
      shops.map(({ origin }, n) =>
        load(
          `${origin}${path}`,
          seconds,
          CONNECTIONS / backends,
          script && [...script.slice(0, -1), `${script.at(-1)}-${n}`],
        ),
      ),
    )
    const nothing: Round = { rate: 0, refused: 0, answers: 0 }
    return all.reduce(
      (sum, { rate, refused, answers }) => ({
        rate: sum.rate + rate,
        refused: sum.refused + refused,
        answers: sum.answers + answers,
      }),
      nothing,
    )
  }
  const press = (seq: number, run: string, time = seconds) =>
    atAll('', time, [file, JSON.stringify(purchaseBody(seq, 1)), run])
  // Buyers have opened the drop page before, so the backend has already verified their tokens.
  await each(members, 50, async ({ token }) => {
    const headers = { authorization: `Bearer ${token}` }
    for (const { origin } of shops)
      await (await fetch(`${origin}/minting/possibleQuantity/90001`, { headers })).arrayBuffer()
  })
  await press(90_001, 'warm-up', 2)
  await press(90_002, 'warm-up', 1)
  const figures = {
    bare: [] as number[],
    purchases: [] as number[],
    hello: [] as number[],
    health: [] as number[],
    soldOut: [] as number[],
  }
  const processor = {
    purchases: [] as number[],
    hello: [] as number[],
    health: [] as number[],
    soldOut: [] as number[],
  }
  /** Puts load on processes and records the number of replies and their CPU time. */
  const timed = async (
    name: keyof typeof processor,
    pids: (number | undefined)[],
    run: () => Promise<Round>,
  ) => {
    const spent = () => pids.reduce<number>((sum, pid) => sum + processorTime(pid), 0)
    const before = spent()
    const round = await run()
    figures[name].push(round.rate)
    processor[name].push((spent() - before) / round.answers)
    return round
  }
  const all = () => shops.map((shop) => shop.pid())
  let exact = true
  for (let round = 0; round < rounds; round++) {
    figures.bare.push(bareTransactions(server, seconds))
    const before = (await audit(db, 90_001)).sold
    const bought = await timed('purchases', all(), () => press(90_001, `p1-${round}`))
    const after = await audit(db, 90_001)
    // Requests that wrk cut off at its end may have been bought without a reply.
    const unheard = after.sold - before - (bought.answers - bought.refused)
    exact &&=
      bought.refused === 0 &&
      unheard >= 0 &&
      unheard <= CONNECTIONS &&
      after.overLimit + after.miscounted === 0
    await timed('hello', [hello.pid], () => load(`http://127.0.0.1:${helloPort}/`, seconds, CONNECTIONS))
    await timed('health', all(), () => atAll('/health', seconds))
    const refused = await timed('soldOut', all(), () => press(90_002, `p2-${round}`))
    exact &&= refused.refused === refused.answers && !failed
  }
  const middle = (lists: Record<string, number[]>) =>
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, Math.round(median(list))]))
  const ratio = (one: number[], other: number[]) => Number((median(one) / median(other)).toFixed(2))
  console.log(
    JSON.stringify({
      seconds,
      rounds,
      backends,
      loadAverage: began,
      perSecond: middle(figures),
      microseconds: middle(processor),
      P1: { purchasesToBare: ratio(figures.purchases, figures.bare), toReach: 5, exact },
      P2: {
        soldOutToHello: ratio(figures.soldOut, figures.hello),
        soldOutToHealth: ratio(figures.soldOut, figures.health),
        byProcessorTime: ratio(processor.hello, processor.soldOut),
        toReach: 0.5,
      },
    }),
  )
  process.exitCode = exact ? 0 : 1
} finally {
  for (const step of undo.reverse()) await step()
}
