// Runs a command with the Node and pnpm versions of package.json "engines"; npm fetches both once and checks their
// hashes (`toolchain/`).
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, resolve } from 'node:path'
import { packagesFor, toolchainFolders } from './toolchain/install.mjs'

process.chdir(resolve(process.argv[1], '../..'))
const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const shell = process.platform === 'win32' // npx and pnpm are .cmd files there
const exact = (range) => range.replace(/^\D+/, '')
const major = (version) => Number.parseInt(exact(version), 10)

function toolchainPath() {
  const pnpm = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell }).stdout ?? ''
  if (major(process.version) >= major(engines.node) && major(pnpm) === major(engines.pnpm)) return []
  try {
    return toolchainFolders() ?? uncheckedFolders()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/** Fetches packages for a platform without hashes, with npm's own integrity check only. */
function uncheckedFolders() {
  console.error(
    `scripts/toolchain has no hashes for ${process.platform}-${process.arch}: npm fetches Node and pnpm unchecked.`,
  )
  // Not the `node` package, whose install script, which fetches this package, is skipped under `ignore-scripts`.
  const [node] = Object.keys(packagesFor(process.platform, process.arch))
  const packages = [`--package=${node}@${exact(engines.node)}`, `--package=pnpm@${exact(engines.pnpm)}`]
  const npx = spawnSync('npx', ['--yes', ...packages, '--', 'node', '-p', 'process.env.PATH'], {
    encoding: 'utf8',
    shell,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (npx.status !== 0) {
    throw new Error(
      'npm could not fetch Node and pnpm; install the versions in package.json "engines" by hand.',
    )
  }
  return npx.stdout.trim().split('\n').at(-1).split(delimiter).slice(0, 1)
}

const env = {
  ...process.env,
  PATH: [...toolchainPath(), resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  // Scripts and examples read the packages' TypeScript sources, so that no build is required.
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--conditions=fandeck-source'].filter(Boolean).join(' '),
  // Later starts compile no source again: a third of the backend's start.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve('node_modules/.cache/compiled'),
}

const run = (command, ...args) =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', env, shell })
    const stop = child.kill.bind(child)
    // A terminal sends Ctrl-C to the child as well; forwarding it would mean "quit at once".
    const interrupt = (signal) => process.stdin.isTTY || stop(signal)
    const { ppid } = process
    // Killing npm ends only its shell, so watch for a changed parent.
    const orphaned = setInterval(() => process.ppid !== ppid && stop('SIGTERM'), 500)
    const relays = [
      ['SIGINT', interrupt],
      ['SIGTERM', stop],
      ['SIGHUP', stop],
    ]
    for (const relay of relays) process.on(...relay)
    child.on('error', (error) => {
      console.error(error.message)
      done(127)
    })
    child.on('close', (code, signal) => {
      clearInterval(orphaned)
      for (const relay of relays) process.off(...relay)
      done(code ?? 128 + constants.signals[signal])
    })
  })

process.exitCode =
  (await run('pnpm', 'install', '--frozen-lockfile', '--silent')) ||
  (await run('node', 'scripts/reader-text.ts')) ||
  (await run(...process.argv.slice(2)))
