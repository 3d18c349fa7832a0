// `pnpm soak:scan --seed N`: the long form of the wallet and scanner tests. Prints one JSON line; exits with 1 when a
// figure is wrong. `--parts uses,hostile,ocr,live,leaks,cards` selects parts; `--negatives`, `--guesses`, `--rounds`,
// `--cycles`, `--cards` and `--per-level` shorten it; `--code-format 10+2` prints codes of another format.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCodeReader } from '@fandeck/backend/ocr'
import { parseCodeFormat } from '@fandeck/sdk/claims'
import { createPpModel } from '../bench/ocr/pp.ts'
import { playFiles } from '../examples/backend/test/hostile/files.ts'
import { playLive } from '../examples/backend/test/live-play.ts'
import { playOcr } from '../examples/backend/test/ocr-play.ts'
import { startPostgres } from '../examples/backend/test/postgres.setup.ts'
import { playNaiveUse, playUses } from '../examples/backend/test/uses.ts'

const text = (byDefault: string) => ({ type: 'string' as const, default: byDefault })
const { values } = parseArgs({
  options: {
    seed: text('1'),
    parts: text('uses,hostile,ocr,live,leaks,cards'),
    rounds: text('100'),
    guesses: text('100000'),
    'per-level': text('100'),
    negatives: text('5000'),
    'code-format': text('9+3'),
    cycles: text('1000'),
    cards: text('30'),
  },
})
const seed = Number(values.seed)
const root = join(import.meta.dirname, '..')

/** A part's figures, and whether they are as expected. */
interface Outcome {
  ok: boolean
  figures: object
}

async function uses(): Promise<Outcome> {
  const { url, teardown } = await startPostgres()
  try {
    const databaseUrl = `${url}/template_fandeck`
    const rounds = Number(values.rounds)
    const options = { databaseUrl, rounds, parallel: 100, guesses: Number(values.guesses), accounts: 1000 }
    const { accepted, afterExpiry, guessing } = await playUses(options)
    const notOnce = Object.fromEntries(
      Object.entries(accepted).map(([kind, counts]) => [kind, counts.filter((count) => count !== 1).length]),
    )
    const naive = await playNaiveUse(databaseUrl, 100)
    const ok =
      Object.values(notOnce).every((count) => count === 0) &&
      afterExpiry === 0 &&
      guessing.found === 0 &&
      guessing.evaluated <= 50 &&
      naive > 1
    return {
      ok,
      figures: { rounds, parallel: 100, notOnce, afterExpiry, guessing, naiveAcceptedOf100: naive },
    }
  } finally {
    await teardown()
  }
}

async function hostile(): Promise<Outcome> {
  const reader = await createCodeReader()
  const figures = await playFiles(reader, seed, 200)
  await reader.close()
  return { ok: figures.read === 0 && figures.faults === 0 && figures.extraMb <= 100, figures }
}

async function ocr(): Promise<Outcome> {
  const reader = await createCodeReader()
  // The trained network corrects no crisp misprint even without the tolerance.
  const careless = await createCodeReader({
    model: await createPpModel(),
    tolerance: Number.POSITIVE_INFINITY,
  })
  const perLevel = Number(values['per-level'])
  const format = parseCodeFormat(values['code-format'])
  const figures = await playOcr(reader, { seed, perLevel, negatives: Number(values.negatives), format })
  const near = { seed, format, perLevel: 0, negatives: 60, negativeLevel: 'easy' as const }
  const naive = await playOcr(careless, near)
  await Promise.all([reader.close(), careless.close()])
  const ok = figures.wrong === 0 && naive.wrong > 0
  return { ok, figures: { perLevel, ...figures, naiveWrongOf60: naive.wrong } }
}

/** The share of misprinted codes, rough ones included, that may be sent. */
const ROUGH_ALLOWED = 0.002

/** What live reading sends for frames without a code and for misprinted codes, and cards before the fake camera. */
async function live(): Promise<Outcome> {
  const count = Number(values.negatives)
  const noCode = await playLive('no code', { seed, count })
  const nearMisses = await playLive('near-miss', {
    seed,
    count: count / 5,
    levels: ['crisp', 'rough', 'hard'],
  })
  const { ok, figures } = tested(
    'e2e',
    'tests/e2e/live-scan',
    { FANDECK_CARDS: values.cards },
    /(live) (\{.*\})/g,
  )
  const right =
    noCode.product === 0 &&
    nearMisses.product <= ROUGH_ALLOWED * (count / 5) &&
    nearMisses.noTolerance > 0 &&
    nearMisses.oneFrame >= 2 * nearMisses.noTolerance
  return { ok: ok && right, figures: { frames: count, noCode, nearMisses, ...figures } }
}

/** Runs one test file in its long form and reads its figures from the output. */
function tested(project: string, file: string, env: Record<string, string>, told: RegExp): Outcome {
  const args = ['run', '--config', 'vitest.workspace.ts', '--project', project, file]
  const run = spawnSync('vitest', args, { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8' })
  const figures = [...run.stdout.matchAll(told)].map(([, name = '', json = '{}']) => [name, JSON.parse(json)])
  return { ok: run.status === 0 && figures.length > 0, figures: Object.fromEntries(figures) }
}

/** Runs `bench:leaks` on the production build in a separate Chromium. */
function leaks(): Outcome {
  const args = ['bench/leaks/main.ts', '--cycles', values.cycles]
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return { ok: run.status === 0, figures: JSON.parse(run.stdout || '{}') }
}

const PARTS: Readonly<Record<string, () => Outcome | Promise<Outcome>>> = {
  uses,
  hostile,
  ocr,
  leaks,
  cards: () => tested('e2e', 'tests/e2e/cards', { FANDECK_CARDS: values.cards }, /(cards) (\{.*\})/g),
  live,
}

const outcome: Record<string, Outcome> = {}
for (const part of values.parts.split(',')) {
  const run = PARTS[part]
  if (!run || !Number.isSafeInteger(seed)) {
    console.error(`Usage: pnpm soak:scan --seed 1 [--parts ${Object.keys(PARTS).join(',')}]`)
    process.exit(2)
  }
  outcome[part] = await run()
}
console.log(JSON.stringify({ seed, ...outcome }))
process.exit(Object.values(outcome).every(({ ok }) => ok) ? 0 : 1)
