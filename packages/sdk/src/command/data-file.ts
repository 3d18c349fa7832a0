// JSON and the front matter of Markdown, with the line of each value. YAML contains JSON, so one parser finds both.
import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml'

/** The value of a file, or what is wrong with its syntax. */
export interface DataFile {
  value: unknown
  /** Returns the line of a value; of the innermost object that exists, if the value is missing. */
  lineOf(path: readonly (string | number)[]): number
  syntax?: { line: number; expected: string } | undefined
}

/** Returns the text of bytes; `undefined` if they are no UTF-8. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Returns the value of a document; `undefined` for one with aliases, by which a small file can fill the memory. */
function plainValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return undefined
  }
}

function read(text: string, offset: number, format: 'JSON' | 'YAML'): DataFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true })
  const [error] = document.errors
  const lineAt = (place: number) => lines.linePos(place).line + offset
  const value = error ? undefined : plainValue(document)
  const why = error?.message.split(/ at line|\n/)[0] ?? 'without aliases'
  return {
    value,
    ...(value === undefined && {
      syntax: { line: lineAt(error?.pos[0] ?? 0), expected: `${format}; ${why}` },
    }),
    lineOf(path) {
      let line = 1 + offset
      for (let end = 0; end <= path.length; end++) {
        const place = placeOf(document, path.slice(0, end))
        if (place !== undefined) line = lineAt(place)
      }
      return line
    },
  }
}

/** Returns where the key of a value begins, or the value itself in a list. */
function placeOf(document: Document, path: readonly (string | number)[]): number | undefined {
  const parent = path.length > 0 ? document.getIn(path.slice(0, -1), true) : undefined
  const key = isMap(parent)
    ? parent.items.find((pair) => String(pair.key) === String(path.at(-1)))?.key
    : undefined
  const node = key ?? document.getIn(path, true)
  return isNode(node) ? node.range?.[0] : undefined
}

/** Reads a JSON file. */
export function readJson(text: string): DataFile {
  const file = read(text, 0, 'JSON')
  if (file.syntax) return file
  try {
    JSON.parse(text)
    return file
  } catch (error) {
    const place = error instanceof Error ? Number(/position (\d+)/.exec(error.message)?.[1] ?? 0) : 0
    const line = text.slice(0, place).split('\n').length
    const why = error instanceof Error ? error.message.replace(/ in JSON at position.*/, '') : ''
    return { ...file, value: undefined, syntax: { line, expected: `JSON; ${why}` } }
  }
}

/** Reads Markdown with front matter: the values between two lines of `---`, and the text below them. */
export function readText(text: string): DataFile & { text: string; textLine: number } {
  const found = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text)
  if (found?.index !== 0) {
    const syntax = { line: 1, expected: 'front matter: a line of ---, the values, and a line of ---' }
    return { value: undefined, lineOf: () => 1, syntax, text: '', textLine: 1 }
  }
  const [whole, values = ''] = found
  const below = text.slice(whole.length)
  const before = text.slice(0, text.length - below.trimStart().length)
  return { ...read(values, 1, 'YAML'), text: below.trim(), textLine: before.split('\n').length }
}
