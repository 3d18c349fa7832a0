// What the built files may not use: it is newer than the oldest supported browsers (D93).
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each with the first versions of Chromium, Firefox and Safari that have it. */
const NEWER = [
  'AbortSignal.any', // 116, 124, 17.4
  'URL.parse', // 126, 126, 18
  'Promise.try', // 128, 134, 18.2
  'RegExp.escape', // 136, 134, 18.2
  'Uint8Array.fromBase64', // 140, 133, 18.2
  'Uint8Array.fromHex', // 140, 133, 18.2
  'Iterator.from', // 122, 131, 18.4
  'Error.isError', // 134, 138, 26
  'Intl.DurationFormat', // 129, 136, 16.4
  'Math.sumPrecise', // none, 137, 26
  'Set.prototype.union', // 122, 127, 17
]

/** Returns the names in a text that the oldest supported browsers lack. */
export const newerThanFloor = (code: string): string[] =>
  NEWER.filter((name) => new RegExp(`(?<![\\w.$])${name.replaceAll('.', '\\.')}\\b`).test(code))

/** Returns each built file of a package with a name that the oldest supported browsers lack. */
export function newerInDist(dist: string): string[] {
  return globSync('**/*.{js,cjs}', { cwd: dist }).flatMap((file) =>
    newerThanFloor(readFileSync(join(dist, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
}
