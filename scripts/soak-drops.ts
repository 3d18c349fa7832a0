// `pnpm soak:drops --seed N --buyers N --stock N`: a rush on two backends and PostgreSQL, backends killed and the
// database crashed under paying buyers, payment events in any order, and chaotic schedules of the real purchase machine;
// prints the counts as one JSON line and exits with 1 when one is off.
import { parseArgs } from 'node:util'
import {
  deadlocksOf,
  nothing,
  soakChaos,
  soakHistories,
  soakKills,
  soakRush,
} from '../examples/backend/test/rush/soak.ts'
import { buildStand } from '../examples/backend/test/rush/stand.ts'

const text = (byDefault: string) => ({ type: 'string', default: byDefault }) as const
const { values } = parseArgs({
  options: {
    seed: text('1'),
    buyers: text('2000'),
    stock: text('100'),
    runs: text('3'),
    kills: text('20'),
    crashes: text('10'),
    histories: text('1000'),
    schedules: text('10000'),
  },
})
const numbers = Object.entries(values).map(([name, value]) => [name, Number(value)] as const)
if (!numbers.every(([, value]) => Number.isSafeInteger(value) && value >= 0)) {
  console.error('Usage: pnpm soak:drops --seed 1 --buyers 2000 --stock 100')
  process.exit(2)
}
const given = (name: keyof typeof values) => Number(values[name])
const [seed, buyers, stock] = [given('seed'), given('buyers'), given('stock')]

const stand = await buildStand()
try {
  const sums = nothing()
  const began = performance.now()
  const told = (part: string) =>
    console.error(`${part}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const rush = await soakRush(stand, { seed, buyers, stock, runs: given('runs') }, sums)
  const inRush = await deadlocksOf(stand)
  told('rush')
  const histories = await soakHistories(stand, { seed, histories: given('histories') }, sums)
  told('histories')
  const killing = await soakKills(stand, { buyers, kills: given('kills'), crashes: given('crashes') }, sums)
  told('kills')
  const chaos = await soakChaos(stand, { seed, schedules: given('schedules') }, sums)
  told('chaos')
  // A crash of the server resets its counters, so what was counted before is added.
  const deadlocks = inRush + (await deadlocksOf(stand))
  console.log(JSON.stringify({ seed, ...sums, deadlocks, rush, kills: killing, histories, chaos }))
  const { sold: _, ...off } = sums
  const ledgersAgree = killing.shop === killing.gateway && killing.gateway === killing.chain
  const clean =
    Object.values(off).every((count) => count === 0) &&
    deadlocks === 0 &&
    rush.notSoldOut === 0 &&
    killing.failed === 0 &&
    ledgersAgree &&
    Object.keys(histories.ends).length <= 2 &&
    chaos.bad.length === 0 &&
    chaos.errors === 0
  process.exitCode = clean ? 0 : 1
  if (!clean) console.error(stand.complaints.slice(0, 20).join('\n'))
} finally {
  await stand.close()
}
