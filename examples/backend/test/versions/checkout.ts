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
  writeFileSync,
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

/** The previous version without a release: the first one whose orders are locked before their packs are opened. */
const WITHOUT_RELEASE = '9a74fd3fc39179967d80516adece464efb9620f4'

/** Returns the newest release, or without one a commit before it; `undefined` where this clone has neither. */
export const versionBefore = (): string | undefined =>
  found('describe', '--tags', '--abbrev=0') ?? commitOf(WITHOUT_RELEASE)

/** How the next version differs from the newest commit. */
export interface Next {
  migration: string
  /** The column of its tables that is gone: its file and its line. */
  without?: { file: string; line: string }
}
/** A migration beside which the version before keeps running. */
export const ADDS_A_COLUMN: Next = {
  migration: `ALTER TABLE "orders" ADD COLUMN "remark" text;
--> statement-breakpoint
CREATE INDEX "orders_remark" ON "orders" USING btree ("remark");`,
}
/** A migration that drops a column which the version before reads. */
export const DROPS_A_COLUMN: Next = {
  migration: 'ALTER TABLE "mintings" DROP COLUMN "pause_notice";',
  without: { file: 'src/drops/tables.ts', line: "    pauseNotice: text('pause_notice'),\n" },
}

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

/** Writes the newest commit of this checkout into a folder, with a migration that no version has yet. */
export function nextVersion({ migration, without }: Next): Version {
  const version = checkOut('HEAD')
  const migrations = join(version.backend, 'migrations')
  const file = join(migrations, 'meta/_journal.json')
  const journal: { entries: unknown[] } = JSON.parse(readFileSync(file, 'utf8'))
  const entry = { idx: 9999, version: '7', when: Date.now(), tag: '9999_next', breakpoints: true }
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
  writeFileSync(join(migrations, '9999_next.sql'), migration)
  if (without === undefined) return version
  const tables = join(version.backend, without.file)
  const text = readFileSync(tables, 'utf8')
  if (!text.includes(without.line)) throw new Error(`${without.file} has no ${without.line.trim()}`)
  writeFileSync(tables, text.replace(without.line, ''))
  return version
}
