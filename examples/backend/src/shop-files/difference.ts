import { isDeepStrictEqual } from 'node:util'
import { decodedPath, pictureParts, type ShopDocument } from '@fandeck/sdk/shop'

const AT_MOST = 20

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a value as a line of a plan shows it. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

const nameOf = (item: unknown, at: number): string => {
  if (!isRecord(item)) return String(at + 1)
  return String(item.number ?? item.name ?? item.title ?? at + 1)
}

/** Returns the items of a list by what they are known by. */
const itemsOf = (list: readonly unknown[]) => new Map(list.map((item, at) => [nameOf(item, at), item]))

/** Returns what differs between two files, one line a field. */
export function changesOf(before: unknown, after: unknown, path = ''): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return cut([...keys].flatMap((key) => changesOf(before[key], after[key], path ? `${path}.${key}` : key)))
  }
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isRecord)) {
    const [old, now] = [itemsOf(before), itemsOf(after)]
    const keys = new Set([...old.keys(), ...now.keys()])
    return cut(
      [...keys].flatMap((key) => {
        if (!old.has(key)) return [`${path} ${key} is new`]
        if (!now.has(key)) return [`${path} ${key} is removed`]
        return changesOf(old.get(key), now.get(key), `${path} ${key}:`)
      }),
    )
  }
  return [`${path} ${shown(before)} → ${shown(after)}`]
}

const cut = (lines: string[]) =>
  lines.length > AT_MOST ? [...lines.slice(0, AT_MOST), `and ${lines.length - AT_MOST} more`] : lines

/** Returns the paths of the files of the pictures that a file names, at any depth. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.startsWith('media/') ? [pictureParts(value).file] : inText(value)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(picturesIn)
}

/** The pictures of a text in Markdown. */
const inText = (text: string): string[] =>
  [...text.matchAll(/!\[[^\]]*\]\((media\/[^)\s]+)\)/g)].map(([, path = '']) => decodedPath(path))

/** Returns the pictures of a whole shop. */
export const picturesOf = (document: ShopDocument): string[] => [
  ...new Set(Object.values(document).flatMap(picturesIn)),
]
