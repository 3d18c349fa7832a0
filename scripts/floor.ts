// What the built files may not use, by MDN's compatibility data: what the oldest supported browsers lack (D93).
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import manifest from '../package.json' with { type: 'json' }

// Required, because Vite would transform 20 MB of JSON for a test.
const bcd: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

const BROWSERS: Record<string, 'chrome' | 'firefox' | 'safari' | 'safari_ios'> = {
  Chrome: 'chrome',
  Firefox: 'firefox',
  Safari: 'safari',
  iOS: 'safari_ios',
}

/** The oldest supported version of each browser: `browserslist` of the repository. */
const FLOOR = manifest.browserslist.map((line) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
  const browser = BROWSERS[name]
  if (!browser) throw new Error(`browserslist: "${line}" is not "<browser> >= <version>" of a known browser.`)
  return { browser, version }
})

const partsOf = (version: string) => version.replace('≤', '').split('.').map(Number)

function isLater(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)]
  const differing = [0, 1, 2].find((place) => (one[place] ?? 0) !== (other[place] ?? 0))
  return differing !== undefined && (one[differing] ?? 0) > (other[differing] ?? 0)
}

function isSupported({ support }: CompatStatement, { browser, version }: (typeof FLOOR)[number]): boolean {
  return [support[browser] ?? []]
    .flat()
    .some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        !removed &&
        !flags &&
        !prefix &&
        !alias &&
        !isLater(added, version),
    )
}

const isNewer = (compat: CompatStatement | undefined): boolean =>
  compat !== undefined && FLOOR.some((floor) => !isSupported(compat, floor))

const compatOf = (entry: Identifier | CompatStatement): CompatStatement | undefined =>
  '__compat' in entry ? entry.__compat : undefined

/** Every global with its members. */
const SPACES = [...Object.entries(bcd.api), ...Object.entries(bcd.javascript.builtins ?? {})].map(
  ([name, space]) => ({
    name,
    compat: compatOf(space),
    members: Object.entries(space)
      .filter(([key]) => key !== '__compat' && key !== name && !key.endsWith('_event'))
      .map(([key, member]) => ({ name: key.replace(/_static$/, ''), compat: compatOf(member) })),
  }),
)

/** New names as they stand in code: `Global`, called or read, and `Global.member`. */
const NEWER = SPACES.flatMap(({ name, compat, members }) =>
  isNewer(compat)
    ? [name]
    : members.filter((member) => isNewer(member.compat)).map((member) => `${name}.${member.name}`),
)

const escaped = (name: string) => name.replaceAll('.', '\\.')
/** One expression for all: `new Global`, `Global.`, `Global(` and `Global.member`. */
const PATTERN = new RegExp(
  `(?<![\\w.$])(?:(${NEWER.filter((name) => name.includes('.'))
    .map(escaped)
    .join('|')})\\b|(${NEWER.filter((name) => !name.includes('.')).join('|')})(?=[.(]))`,
  'g',
)

/** Packages ask for these before they use them. */
const ASKED_FOR = new Set(['Error.captureStackTrace'])

/** Returns the names in a text that the oldest supported browsers lack. */
export const newerThanFloor = (code: string): string[] => [
  ...new Set([...code.matchAll(PATTERN)].map(([name]) => name).filter((name) => !ASKED_FOR.has(name))),
]

/** Returns each built file of a package with a name that the oldest supported browsers lack. */
export function newerInDist(dist: string): string[] {
  // The command runs in Node alone.
  return globSync('**/*.{js,cjs}', { cwd: dist, exclude: ['command/**'] }).flatMap((file) =>
    newerThanFloor(readFileSync(join(dist, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
}
