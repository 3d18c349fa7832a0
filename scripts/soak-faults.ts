// `pnpm soak:faults --seed N --rounds N`: kill -9 at random points of a first start, a running drop and a shutdown,
// clock jumps of a day, a full disk (where a small one can be mounted), and damage to each file of the data folder.
// Prints the counts as one JSON line; exits with 1 when data was lost. 67 rounds are 200 kills.
import { parseArgs } from 'node:util'
import { isClean, playFaults } from '../examples/backend/test/faults/play.ts'

const text = (byDefault: string) => ({ type: 'string', default: byDefault }) as const
const { values } = parseArgs({ options: { seed: text('1'), rounds: text('67'), files: text('2000') } })
if (!Object.values(values).every((value) => /^\d{1,9}$/.test(value)) || Number(values.rounds) < 1) {
  console.error('Usage: pnpm soak:faults --seed 1 --rounds 67 --files 2000')
  process.exit(2)
}
const [seed, rounds, files] = [Number(values.seed), Number(values.rounds), Number(values.files)]
const began = performance.now()
const counts = await playFaults({ seed, rounds, files })
const seconds = Math.round((performance.now() - began) / 1000)
console.log(JSON.stringify({ seed, rounds, ...counts, seconds }))
process.exit(isClean(counts) ? 0 : 1)
