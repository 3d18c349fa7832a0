// `pnpm api:gate`: which kind of version the changes of the public API need, by comparing each `packages/<name>/api.txt`
// with `api.released.txt` beside it, the report of the last release. `pnpm api:gate --release` copies them; no copy means
// that the package has not been released, and that every change is allowed. `docs/openapi.json` is compared in the same
// way and belongs to the SDK. Exits with 1 when the changesets announce less.
import { copyFileSync, existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Changes, changesOf, type Kind, kindOf, mostOf } from './api-changes.ts'
import { PACKAGES, ROOT } from './api-report.ts'
import { contractChangesOf } from './openapi-changes.ts'

const ORDER: readonly Kind[] = ['patch', 'minor', 'major']
const CONTRACT = {
  current: join(ROOT, 'docs/openapi.json'),
  released: join(ROOT, 'docs/openapi.released.json'),
}
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

/** Prints what has changed; returns whether the changesets of a package announce it. */
function judge(name: string, label: string, changes: Changes | undefined): boolean {
  if (!changes) {
    console.log(`${label}: not released yet, every change is allowed.`)
    return true
  }
  const needed = kindOf(changes, versionOf(name))
  const given = announced(name)
  for (const [what, names] of Object.entries(changes))
    for (const one of names) console.log(`${label}: ${what} ${one}`)
  console.log(`${label}: needs a ${needed} version, the changesets announce a ${given} one.`)
  return ORDER.indexOf(given) >= ORDER.indexOf(needed)
}

const judgePackage = (name: string) =>
  judge(name, `@fandeck/${name}`, changesOf(read(name, 'api.released.txt'), read(name, 'api.txt') ?? ''))

function judgeContract(): boolean {
  const released = existsSync(CONTRACT.released) ? readFileSync(CONTRACT.released, 'utf8') : undefined
  const changes = contractChangesOf(released, readFileSync(CONTRACT.current, 'utf8'))
  return judge('sdk', 'docs/openapi.json', changes)
}

if (process.argv.includes('--release')) {
  for (const name of PACKAGES) copyFileSync(fileOf(name, 'api.txt'), fileOf(name, 'api.released.txt'))
  copyFileSync(CONTRACT.current, CONTRACT.released)
} else if ([...PACKAGES.map(judgePackage), judgeContract()].includes(false)) process.exitCode = 1
