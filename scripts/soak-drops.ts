// `pnpm soak:drops --seed N --buyers N --stock N`: a rush on two backends and PostgreSQL, kills of backends and
// database under paying buyers, payment events in any order, and chaotic schedules of the real purchase machine; each ends in
// what `fandeck reconcile` finds. Prints the counts as one JSON line; exits with 1 when one is wrong. `--parts rush,kills,histories,chaos` selects parts.
import { parseArgs } from 'node:util'
import {
  deadlocksOf,
  nothing,
  reconcileAtEnd,
  type Sums,
  soakChaos,
  soakHistories,
  soakKills,
  soakRush,
} from '../examples/backend/test/rush/soak.ts'
import { startTestBed } from '../examples/backend/test/rush/test-bed.ts'

const text = (byDefault: string) => ({ type: 'string', default: byDefault }) as const
const { values } = parseArgs({
  options: {
    parts: text('rush,kills,histories,chaos'),
    seed: text('1'),
    buyers: text('2000'),
    stock: text('100'),
    runs: text('50'),
    kills: text('20'),
    crashes: text('10'),
    histories: text('1000'),
    schedules: text('10000'),
  },
})
const { parts, ...counts } = values
if (!Object.values(counts).every((value) => /^\d{1,9}$/.test(value))) {
  console.error(
    'Usage: pnpm soak:drops --seed 1 --buyers 2000 --stock 100 --parts rush,kills,histories,chaos',
  )
  process.exit(2)
}
const given = (name: keyof typeof counts) => Number(counts[name])
const [seed, buyers, stock] = [given('seed'), given('buyers'), given('stock')]
const wanted = (part: string) => parts.split(',').includes(part)

/** Runs the parts with real processes: the rush, the kills, and whether each process ended on SIGTERM. */
async function onTheStand(sums: Sums) {
  const testBed = await startTestBed()
  try {
    const rush =
      wanted('rush') && (await soakRush(testBed, { seed, buyers, stock, runs: given('runs') }, sums))
    const inRush = await deadlocksOf(testBed)
    const kills =
      wanted('kills') &&
      (await soakKills(testBed, { buyers, kills: given('kills'), crashes: given('crashes') }, sums))
    // A crash resets the server's counters, so the earlier count is added.
    const deadlocks = kills ? inRush + (await deadlocksOf(testBed)) : inRush
    const { backend } = testBed
    const readLedger = kills ? testBed.ledger : undefined
    await reconcileAtEnd({ ...backend, ...(readLedger && { readLedger }) }, sums)
    return { rush, kills, deadlocks, testBed }
  } finally {
    await testBed.close()
  }
}

const sums = nothing()
const began = performance.now()
const stood = wanted('rush') || wanted('kills') ? await onTheStand(sums) : undefined
const histories = wanted('histories') && (await soakHistories({ seed, histories: given('histories') }, sums))
const chaos = wanted('chaos') && (await soakChaos({ seed, schedules: given('schedules') }, sums))

const { rush = false, kills = false, deadlocks = 0, testBed } = stood ?? {}
const complaints = testBed?.complaints ?? []
const stubborn = complaints.filter((line) => line.includes('did not end by SIGTERM')).length
console.log(
  JSON.stringify({
    seed,
    ...sums,
    deadlocks,
    stubborn,
    ...(rush && { rush }),
    ...(kills && { kills }),
    ...(histories && { histories }),
    ...(chaos && { chaos }),
    seconds: Math.round((performance.now() - began) / 1000),
  }),
)
const { sold: _, ...off } = sums
const clean =
  Object.values({ ...off, deadlocks, stubborn }).every((count) => count === 0) &&
  (!rush || rush.notSoldOut === 0) &&
  (!kills || (kills.failed === 0 && kills.shop === kills.gateway && kills.gateway === kills.chain)) &&
  (!histories || Object.keys(histories.ends).length <= 2) &&
  (!chaos || chaos.bad.length + chaos.errors === 0)
process.exitCode = clean ? 0 : 1
if (!clean) console.error(complaints.slice(0, 20).join('\n'))
