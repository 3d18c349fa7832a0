import * as z from 'zod/mini'
import { formatSeoulWire, parseSeoul } from '../kernel/seoul.ts'
import { lenient } from './lenient.ts'
import { seoulTime } from './wire.ts'

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

/** A field that cannot be read: its value, what its schema allows, and the row of a list that contains it. */
interface Fault {
  holder: object
  key: PropertyKey
  value: unknown
  optional: boolean
  nullable: boolean
  time: boolean
  row: { list: object; key: PropertyKey } | undefined
  field: string
}

/** The result of reading a reply. */
type Read<T> =
  | { success: true; data: T; dropped: readonly string[] }
  | { success: false; fields: readonly string[] }

const DAY_MS = 24 * 3_600_000

function unwrap(node: Node) {
  const found = { core: node, optional: false, nullable: false, time: false }
  for (let at: Node | undefined = node; at; ) {
    const { type, innerType, in: encoded }: Node['_zod']['def'] = at._zod.def
    found.core = at
    found.optional ||= type === 'optional'
    found.nullable ||= type === 'nullable'
    found.time ||= at === seoulTime
    at = innerType ?? encoded
  }
  return found
}

function faultAt(schema: Node, reply: unknown, path: readonly PropertyKey[]): Fault {
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
    at = unwrap(next)
  }
  return { ...at, holder, key: path.at(-1) ?? '', value, row, field: path.join('.') }
}

/** Replaces what some servers send for an absent value or for midnight; returns whether it has. */
function mend({ holder, key, value, optional, nullable, time, row }: Fault): boolean {
  const at = row && time ? String(value) : ''
  const absent = value === null || at.startsWith('0000-00-00')
  if (absent && optional) return Reflect.deleteProperty(holder, key)
  if (absent) return nullable && Reflect.set(holder, key, null)
  const midnight = at.endsWith('24:00:00') ? parseSeoul(at.replace('24:', '00:')) : undefined
  return midnight !== undefined && Reflect.set(holder, key, formatSeoulWire(midnight + DAY_MS))
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
 * Decodes a reply, which it may change. Leaves out the rows of lenient lists that cannot be read (D85), and reads `null` as
 * absent where a field is optional. In rows, also reads 24:00 as the next midnight and a zero date as absent.
 */
export function readReply<S extends z.core.$ZodType>(schema: S, reply: unknown): Read<z.output<S>> {
  const dropped: string[] = []
  for (;;) {
    const read = z.safeParse(schema, reply)
    if (read.success) return { success: true, data: read.data, dropped }
    const faults = read.error.issues.map(({ path }) => faultAt(schema, reply, path))
    if (faults.filter(mend).length > 0) continue
    const fatal = faults.filter(({ row }) => !row)
    if (fatal.length > 0) return { success: false, fields: fatal.map(({ field }) => field) }
    dropped.push(...drop(faults))
  }
}
