// `pnpm soak:session --seed N --rounds N`: many simulated browsers of five tabs that all call at the expiry of their
// session. Prints the counts as one JSON line; exits with 1 when one is wrong. A seed repeats its history exactly.
import { parseArgs } from 'node:util'
import {
  type HistoryOptions,
  isBearable,
  isQuiet,
  manyRounds,
} from '../packages/sdk/src/session/simulator/histories.test-helper.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '500' } },
})
const [seed, rounds] = [Number(values.seed), Number(values.rounds)]
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(rounds) || rounds < 1) {
  console.error('Usage: pnpm soak:session --seed 1 --rounds 500')
  process.exit(2)
}

const ailing: HistoryOptions['browser'][] = [
  { locks: 'off' },
  { locks: 'hang' },
  { locks: 'steal' },
  { marker: 'off' },
  { marker: 'hang', channel: 'lossy' },
  { channel: 'off' },
  { locks: 'off', marker: 'off', channel: 'off' },
]
const whole = await manyRounds(seed, rounds, {}, isQuiet)
const disturbed = await manyRounds(seed, rounds, { disturb: true, browser: { channel: 'lossy' } }, isQuiet)
const bad = [...whole.bad, ...disturbed.bad]
const ails = []
for (const [n, browser] of ailing.entries()) {
  const share = Math.ceil((rounds - n) / ailing.length)
  const part = await manyRounds(seed + 10_000 * (n + 1), share, { browser }, isBearable)
  bad.push(...part.bad)
  ails.push({ browser, ...part.counts })
}
console.log(
  JSON.stringify({
    seed,
    ...whole.counts,
    disturbedTabs: disturbed.counts,
    missingParts: ails,
    badSeeds: bad,
  }),
)
process.exit(bad.length === 0 ? 0 : 1)
