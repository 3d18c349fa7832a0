import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the package that a module belongs to, and its name. */
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/** Returns the licence of a package: its file, or the name of the licence in its manifest. */
function licenceOf(folder: string): string {
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^licen[cs]e/i.test(name))
  if (file) return readFileSync(join(folder, file), 'utf8').trim()
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `${license} licence, ${typeof author === 'string' ? author : (author?.name ?? 'its authors')}`
}

/** Returns the notices of the packages whose modules a bundle contains, as their licences require. */
export function noticesOf(moduleIds: Iterable<string>): string {
  const packages = new Map<string, string>()
  for (const id of moduleIds) {
    const [, folder, name] = PACKAGE.exec(id) ?? []
    if (folder && name) packages.set(name, folder)
  }
  const notices = [...packages]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, folder]) => `${name}\n\n${licenceOf(folder)}\n`)
  return ['The scripts of this folder contain parts of the following packages.\n', ...notices].join(
    `\n${'-'.repeat(80)}\n\n`,
  )
}
