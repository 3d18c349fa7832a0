// A version of the backend as a commit has it, beside the one of this checkout.
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'

const ROOT = join(import.meta.dirname, '../../../..')
const BACKEND = 'examples/backend'
/** The packages of the repository that a backend imports, by their names in its `node_modules`. */
const OWN = '@fandeck'
const importsOf = (name: string): [entry: string, folder: string][] => {
  const own = join(ROOT, name, 'node_modules', OWN)
  if (!existsSync(own)) return []
  return readdirSync(own).map((entry) => [entry, relative(ROOT, realpathSync(join(own, entry)))])
}
const PACKAGES = [BACKEND, ...importsOf(BACKEND).map(([, folder]) => folder)]

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** Runs git; `undefined` if it fails, as in a copy without history. */
function found(...args: string[]): string | undefined {
  try {
    return git(...args) || undefined
  } catch {
    return undefined
  }
}

/**
 * The previous version without a release: the newest commit that does not have the migrations from 0060 on and counts the packs
 * of orders right. Those before it miscount packs (`addOrderChanges`), which is no fault of the versions beside each other.
 */
const WITHOUT_RELEASE = 'a3f3877f089bfd62d7ddd2782f0f8d1f37e3afd5'

/** Returns the newest release, or without one a commit before the newest migrations; `undefined` where this clone has neither. */
export const versionBefore = (): string | undefined =>
  found('describe', '--tags', '--abbrev=0') ?? commitOf(WITHOUT_RELEASE)

/** The commit before the columns `mintings.hero` and `media.focal_x` were dropped, which its backend reads (0059). */
const BEFORE_DROP = 'a5c1d29dec85f6ff16b65674c89c46972af2a481'
export const versionBeforeDrop = (): string | undefined => commitOf(BEFORE_DROP)
/** Lets the drops of a run have a picture in that version, too. */
export const PICTURE_BEFORE_DROP = `alter table mintings alter column hero set default '{"kind":"crest","team":"seoul"}'`

/** Returns the hash of a commit; `undefined` if this clone does not have it. */
export const commitOf = (ref: string): string | undefined =>
  found('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) })
const dependenciesIn = (root: string, name: string) =>
  z.parse(Manifest, JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))).dependencies

/** The dependencies that a version has and this checkout does not have installed. */
const missingIn = (folder: string): string[] =>
  PACKAGES.flatMap((name) => {
    const here = dependenciesIn(ROOT, name)
    return Object.entries(dependenciesIn(folder, name)).flatMap(([one, version]) =>
      here[one] === version ? [] : [`${name}: ${one} ${version}`],
    )
  })

/** Links the installed packages of this checkout into a version; what is of the repository is its own. */
function link(folder: string, name: string): void {
  const from = join(ROOT, name, 'node_modules')
  const to = join(folder, name, 'node_modules')
  mkdirSync(to)
  for (const entry of readdirSync(from)) if (entry !== OWN) symlinkSync(join(from, entry), join(to, entry))
  for (const [entry, imported] of importsOf(name)) {
    mkdirSync(join(to, OWN), { recursive: true })
    symlinkSync(join(folder, imported), join(to, OWN, entry))
  }
}

/** A version in a folder. */
export interface Version {
  commit: string
  backend: string
  /** The file that starts its backend. */
  main: string
  remove(): void
}

/**
 * Writes a commit into a folder. Its dependencies are those of this checkout where they have the same versions, otherwise
 * they are installed from the store of pnpm.
 */
export function checkOut(commit: string): Version {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-version-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const archive = join(folder, 'version.tar')
    git('archive', '--format=tar', `--output=${archive}`, commit)
    execFileSync('tar', ['-xf', archive, '-C', folder])
    rmSync(archive)
    if (missingIn(folder).length === 0) for (const name of PACKAGES) link(folder, name)
    else
      execFileSync('pnpm', ['install', '--prefer-offline', '--frozen-lockfile', '--ignore-scripts'], {
        cwd: folder,
        stdio: 'pipe',
      })
    const main = join(folder, BACKEND, 'src/main.ts')
    return { commit, backend: dirname(dirname(main)), main, remove }
  } catch (error) {
    remove()
    throw error
  }
}
