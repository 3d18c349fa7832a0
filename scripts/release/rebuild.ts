// Builds the packages again from a commit, in a folder that has nothing else.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from '../commands.ts'
import { dependenciesOf, type Manifest, packagesIn, type Source, sha256 } from './hashes.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const LIMIT = 64 * 1024 * 1024

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8', maxBuffer: LIMIT, stdio: 'pipe' })

/** Returns what a commit or tag is built from, as it is committed. */
export function sourceOf(ref: string): Source {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`).trim()
  const lockfile = git('show', `${commit}:pnpm-lock.yaml`)
  return { commit, lockfile: sha256(lockfile), dependencies: dependenciesOf(lockfile) }
}

/** Returns the version of the packages in a commit; they are released together. */
function versionIn(commit: string): string {
  const { version }: { version: string } = JSON.parse(git('show', `${commit}:packages/sdk/package.json`))
  return version
}

/** Clones a commit into a folder, installs by its lockfile, builds, and packs into another folder. */
async function rebuild(commit: string, folder: string, packed: string): Promise<Manifest['toolchain']> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await run('git', ['clone', '--quiet', '--no-hardlinks', '--no-checkout', ROOT, folder], ROOT)
  await run('git', ['checkout', '--quiet', '--detach', commit], folder)
  // Settings of this machine that would change a build.
  const plain = { INIT_CWD: folder, FANDECK_RUNTIME: '' }
  const byToolchain = (...command: readonly string[]) =>
    run(process.execPath, ['scripts/with-toolchain.mjs', ...command], folder, plain)
  // Installs by the lockfile, and builds, because there is no build yet.
  await byToolchain('node', 'scripts/pack.ts', packed)
  const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''
  return {
    node: lastLine(await byToolchain('node', '--version')),
    pnpm: lastLine(await byToolchain('pnpm', '--version')),
  }
}

/** Builds a commit or tag in a folder, and returns its list of hashes. */
export async function manifestOf(ref: string, folder: string): Promise<Manifest> {
  const source = sourceOf(ref)
  const packed = join(folder, 'packed')
  const toolchain = await rebuild(source.commit, join(folder, 'source'), packed)
  return { format: 1, version: versionIn(source.commit), source, toolchain, packages: packagesIn(packed) }
}
