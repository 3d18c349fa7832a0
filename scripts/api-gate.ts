// `pnpm api:gate`: which kind of version the changes of the public API need, by comparing each `packages/<name>/api.txt`
// with `api.released.txt` beside it, the report of the last release. `pnpm api:gate --release` copies them; no copy means
// that the package has not been released, and that every change is allowed. Exits with 1 when the changesets announce less.
import { copyFileSync, existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesOf, type Kind, kindOf, mostOf } from './api-changes.ts'
import { PACKAGES, ROOT } from './api-report.ts'

const ORDER: readonly Kind[] = ['patch', 'minor', 'major']
const fileOf = (name: string, file: string) => join(ROOT, 'packages', name, file)
const read = (name: string, file: string) =>
  existsSync(fileOf(name, file)) ? readFileSync(fileOf(name, file), 'utf8') : undefined

/** Returns the kind that the changesets announce for a package. */
function announced(name: string): Kind {
  const kinds = globSync('.changeset/*.md', { cwd: ROOT }).flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const [, kind] = new RegExp(`^['"]@fandeck/${name}['"]: (patch|minor|major)$`, 'm').exec(text) ?? []
    return ORDER.filter((one) => one === kind)
  })
  return mostOf(kinds)
}

function versionOf(name: string): string {
  const manifest: { version: string } = JSON.parse(readFileSync(fileOf(name, 'package.json'), 'utf8'))
  return manifest.version
}

/** Prints what has changed in a package; returns whether its changesets announce it. */
function judge(name: string): boolean {
  const changes = changesOf(read(name, 'api.released.txt'), read(name, 'api.txt') ?? '')
  if (!changes) {
    console.log(`@fandeck/${name}: not released yet, every change is allowed.`)
    return true
  }
  const needed = kindOf(changes, versionOf(name))
  const given = announced(name)
  for (const [what, names] of Object.entries(changes))
    for (const one of names) console.log(`@fandeck/${name}: ${what} ${one}`)
  console.log(`@fandeck/${name}: needs a ${needed} version, the changesets announce a ${given} one.`)
  return ORDER.indexOf(given) >= ORDER.indexOf(needed)
}

if (process.argv.includes('--release'))
  for (const name of PACKAGES) copyFileSync(fileOf(name, 'api.txt'), fileOf(name, 'api.released.txt'))
else if (PACKAGES.map(judge).includes(false)) process.exitCode = 1
