// Judges the data of a reply as the SDK reads it: what it mends is no fault, the rows that it would leave out are.
import * as z from 'zod/mini'
import { lenient } from '../http/lenient.ts'
import { readReply } from '../http/read.ts'
import type { Finding } from './check.ts'
import { schemaAt, wordsOf } from './schema-words.ts'

const MOST_CHARACTERS = 60
/** Values that no report repeats. */
const SECRET = /token|pass|pwd|_key/i

/** Returns a value as a report shows it. */
export function shown(value: unknown, field = ''): string {
  if (value === undefined) return 'nothing'
  if (SECRET.test(field) && typeof value === 'string') return 'a text that is not shown'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((holder, key) => Reflect.get(Object(holder), key), value)

/** Returns a path with `[]` for the rows of lists, so that a fault of every row is one. */
const fieldOf = (path: readonly PropertyKey[]) =>
  path.map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`)).join('')

/** Returns the fields of `data` that the SDK cannot read. */
export function faultsOf(schema: z.core.$ZodType, data: unknown, root = 'data'): Finding[] {
  const copy: unknown = data === undefined ? undefined : structuredClone(data)
  let issues: readonly z.core.$ZodIssue[] = []
  const safeParse: typeof z.safeParse = (part, value) => {
    const read = z.safeParse(part, value)
    // The last failure is that of what cannot be mended; a reading without rows follows it, if there are rows.
    if (!read.success) issues = read.error.issues
    return read
  }
  const read = readReply(schema, copy, { safeParse, lenient })
  if (read.success && read.dropped.length === 0) return []
  const found = new Map<string, Finding & { rows: number }>()
  for (const { path } of issues) {
    const field = `${root}${fieldOf(path)}`
    const known = found.get(field)
    if (known) known.rows++
    else {
      const value = shown(at(data, path), field)
      found.set(field, { field, found: value, expected: wordsOf(schemaAt(schema, path)), rows: 1 })
    }
  }
  return [...found.values()].map(({ rows, ...one }) => ({
    ...one,
    found: rows > 1 ? `${one.found} (and in ${rows - 1} more rows)` : one.found,
  }))
}
