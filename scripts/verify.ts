// The checks of the repository in rings: `npm test` is the core, `npm run test:all` the rest, `npm run test:matrix` every
// case of the matrices of which those run a core, `npm run test:growth` the budgets in a large shop. All stop at the first
// failing step; a test step runs all of its tests.
import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tags } from '../packages/widgets/tags.build.ts'
import { chromiumPath } from './browser.ts'
import { hasDebianEngines } from './engines/installed.ts'
import { newerInDist } from './floor.ts'
import { CORE_STEPS, GROWTH_STEPS, LONG_STEPS, MATRIX_STEPS, type TestStep } from './rings.ts'

const root = join(import.meta.dirname, '..')
const packages = ['sdk', 'react', 'widgets']
/** The scripts that load those of the tags. */
const LOADERS = ['fandeck.js', 'fandeck.classic.js']
const began = Date.now()
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`

/** Runs one command of a step; shows its output only on a failure. */
function run(command: string, args: readonly string[], { cwd = root } = {}): void {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' })
  if (done.status === 0) return
  console.error([done.stdout, done.stderr, done.error?.message].filter(Boolean).join('\n'))
  console.error(`\n${command} ${args.join(' ')} failed.`)
  process.exit(1)
}

/** Starts a command on another core; the result waits for its end, and shows its output on a failure. */
function runBeside(command: string, args: readonly string[]): () => Promise<void> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => child.kill())
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return async () => {
    if ((await ended) === 0) return
    console.error(`${output}\n${command} ${args.join(' ')} failed.`)
    process.exit(1)
  }
}

async function step(name: string, work: () => void | Promise<void>): Promise<void> {
  const since = Date.now()
  console.log(`\n▸ ${name}`)
  await work()
  console.log(`  ${seconds(since)}`)
}

/** Refuses files that name the folder of the build. */
function judgePaths(name: string): void {
  const dist = join(root, 'packages', name, 'dist')
  const telling = globSync('**/*.*', { cwd: dist }).filter((file) =>
    readFileSync(join(dist, file), 'utf8').includes(join(root, 'packages')),
  )
  if (telling.length === 0) return
  console.error(`These files of @fandeck/${name} name the folder of the build: ${telling.join(', ')}`)
  process.exit(1)
}

/** Refuses files that use what the oldest supported browsers lack. */
function judgeFloor(name: string): void {
  const newer = newerInDist(join(root, 'packages', name, 'dist'))
  if (newer.length === 0) return
  console.error(`@fandeck/${name} uses what the oldest browsers lack (D93):\n${newer.join('\n')}`)
  process.exit(1)
}

/** Packs a package as for publishing and checks the file with publint and attw. */
function judgePackage(name: string): void {
  judgePaths(name)
  judgeFloor(name)
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-pack-'))
  try {
    run('pnpm', ['pack', '--pack-destination', folder], { cwd: join(root, 'packages', name) })
    const file = join(folder, readdirSync(folder)[0] ?? '')
    run('publint', [file, '--strict'])
    const scripts = [...LOADERS, ...tags.map((tag) => `${tag.name}.js`), 'manifest.json', 'vue']
    const styles = name === 'widgets' ? ['--exclude-entrypoints', 'styles.css', 'elements', ...scripts] : []
    run('attw', [file, '--profile', 'node16', ...styles])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a test step. */
function tests({ projects, files = [], env = {} }: TestStep): void {
  // Vitest prints colours to files and pipes, too.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['run', '--config', 'vitest.workspace.ts', ...chosen, ...files]
  const done = spawnSync('vitest', args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...plain, ...env },
  })
  if (done.status === 0) return
  console.error(`\nSome tests failed, after ${seconds(began)}.`)
  process.exit(1)
}

async function testSteps(steps: readonly TestStep[]): Promise<void> {
  for (const one of steps) await step(one.name, () => tests(one))
}

async function coreRing(): Promise<void> {
  await step('Format and lint', () => run('biome', ['ci', '.']))
  await step('Types and build', async () => {
    const types = runBeside('pnpm', ['run', 'types'])
    for (const name of packages)
      rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true })
    run('pnpm', ['-r', '--filter', './packages/*', 'run', 'build'])
    run('pnpm', ['--filter', '@fandeck/site', 'run', 'build'])
    await types()
  })
  await step('Packages and sizes: publint, attw, size-limit', async () => {
    const sizes = runBeside('size-limit', [])
    packages.forEach(judgePackage)
    await sizes()
  })
  await testSteps(CORE_STEPS)
}

async function longRing(): Promise<void> {
  // Here, because a worker of vitest that waits for minutes is taken for dead.
  await step('Firefox and WebKitGTK', () => {
    if (!hasDebianEngines()) console.log('  not here, and not installed: their journeys are skipped')
  })
  await step('Unused code, API documentation and stories: knip, TypeDoc, Ladle', async () => {
    const others = [
      runBeside('knip', []),
      runBeside('pnpm', ['--filter', '@fandeck/widgets', 'exec', 'ladle', 'build']),
    ]
    await runBeside('typedoc', [])()
    for (const ended of others) await ended()
  })
  await testSteps(LONG_STEPS)
}

const rings: Record<string, () => Promise<void>> = {
  long: longRing,
  matrix: () => testSteps(MATRIX_STEPS),
  growth: () => testSteps(GROWTH_STEPS),
}
const ring = process.argv[2] ?? ''
if (ring !== 'growth')
  await step('Browser', () => {
    if (chromiumPath({ fetch: true })) return
    console.error(
      'No Chromium was found, and installing one failed. Install it, or set CHROMIUM_PATH=/path/to/chromium npm test',
    )
    process.exit(1)
  })
await (rings[ring] ?? coreRing)()

console.log(`\nAll checks passed in ${seconds(began)}.`)
