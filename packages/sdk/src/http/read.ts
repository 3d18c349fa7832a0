import type * as z from 'zod/mini'

/** The parts of a schema that lead from a reply to a field. */
interface Node {
  readonly _zod: {
    readonly def: {
      readonly type: string
      /** Of an optional or nullable value. */
      readonly innerType?: Node
      /** Of a codec. */
      readonly in?: Node
      readonly element?: Node
      readonly shape?: Readonly<Record<string, Node>>
      readonly catchall?: Node
    }
  }
}

/** A field that cannot be read: its value, what its schema allows, and what can be left out instead of the reply. */
interface Fault {
  holder: object
  key: PropertyKey
  value: unknown
  optional: boolean
  nullable: boolean
  time: boolean
  /** The row of a list that contains it, or the field itself. */
  row: { list: object; key: PropertyKey } | undefined
  field: string
}

/** The result of reading a reply. */
type Read<T> =
  | { success: true; data: T; dropped: readonly string[] }
  | { success: false; fields: readonly string[] }

/** What reading needs of the page. */
export interface Reading {
  safeParse: typeof z.safeParse
  /** The lists and records that are read without their bad rows, and the fields that an object can lack. */
  lenient: { has(schema: object): boolean }
}

const HOUR_MS = 3_600_000
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[ T]24:00:00$/

/** Returns the schema within wrappers and codecs, and whether its value may be absent or null. */
export function unwrap(node: Node) {
  const found = { core: node, optional: false, nullable: false }
  for (let at: Node | undefined = node; at; ) {
    const { type, innerType, in: encoded }: Node['_zod']['def'] = at._zod.def
    found.core = at
    found.optional ||= type === 'optional'
    found.nullable ||= type === 'nullable'
    at = innerType ?? encoded
  }
  return found
}

function faultAt(schema: Node, reply: unknown, issue: z.core.$ZodIssue, { lenient }: Reading): Fault {
  const { path } = issue
  let at = unwrap(schema)
  let holder = Object(reply)
  let value = reply
  let row: Fault['row']
  for (const key of path) {
    const { element, shape, catchall } = at.core._zod.def
    if (lenient.has(at.core)) row = { list: Object(value), key }
    holder = Object(value)
    value = Reflect.get(holder, key)
    const next = element ?? (shape && Object.hasOwn(shape, key) ? shape[String(key)] : catchall)
    if (!next) break
    // A lenient list is no field that its object can lack.
    if (next._zod.def.type === 'optional' && lenient.has(next)) row = { list: holder, key }
    at = unwrap(next)
  }
  const time = issue.message === 'not a Seoul time'
  return { ...at, holder, key: path.at(-1) ?? '', value, time, row, field: path.join('.') }
}

/** Replaces what some servers send for an absent value or for midnight; returns whether it has. */
function mend({ holder, key, value, optional, nullable, time, row }: Fault): boolean {
  const at = row && time ? String(value) : ''
  const absent = value === null || at.startsWith('0000-00-00')
  if (absent && optional) return Reflect.deleteProperty(holder, key)
  if (absent) return nullable && Reflect.set(holder, key, null)
  const [, day = ''] = MIDNIGHT.exec(at) ?? []
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Without the second check, 30 February would be 2 March.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return false
  return Reflect.set(holder, key, new Date(midnight + (24 - 9) * HOUR_MS).toISOString())
}

/** Removes rows and returns the first faulty field of each. */
function drop(faults: readonly Fault[]): string[] {
  const gone = new Map<object, Map<PropertyKey, string>>()
  for (const { row, field } of faults) {
    if (!row) continue
    const fields = gone.get(row.list) ?? new Map<PropertyKey, string>()
    gone.set(row.list, fields)
    if (!fields.has(row.key)) fields.set(row.key, field)
  }
  for (const [list, fields] of gone) {
    if (Array.isArray(list)) {
      const kept = list.filter((_, at) => !fields.has(at))
      list.length = 0
      for (const one of kept) list.push(one)
    } else for (const key of fields.keys()) Reflect.deleteProperty(list, key)
  }
  return [...gone.values()].flatMap((fields) => [...fields.values()])
}

/**
 * Decodes a reply, which it may change. Leaves out the rows of lenient lists that cannot be read (D85) and lenient fields
 * (D114), and reads `null` as absent where a field is optional. In rows, also reads 24:00 as the next midnight and a zero date as absent.
 */
export function readReply<S extends z.core.$ZodType>(
  schema: S,
  reply: unknown,
  reading: Reading,
): Read<z.output<S>> {
  const dropped: string[] = []
  for (;;) {
    const read = reading.safeParse(schema, reply)
    if (read.success) return { success: true, data: read.data, dropped }
    const faults = read.error.issues.map((issue) => faultAt(schema, reply, issue, reading))
    if (faults.filter(mend).length > 0) continue
    const fatal = faults.filter(({ row }) => !row)
    if (fatal.length > 0) return { success: false, fields: fatal.map(({ field }) => field) }
    dropped.push(...drop(faults))
  }
}
