// Faults by the schemas alone: a walk over the replies of a run, and a seeded draw. Whether a change is a fault follows from
// the schema: what is optional may be absent, and what is nullable may be null.
import { createHash } from 'node:crypto'
import { unwrap } from '../../packages/sdk/src/http/read.ts'
import { type Alter, changed, onRoute } from './proxy.ts'

type Node = Parameters<typeof unwrap>[0]

/** A change of one field of a reply. */
export interface FieldFault {
  what: string
  route: string
  /** As a report names it: `[]` is a row of a list. */
  field: string
  /** Whether the contract allows the change. */
  allowed: boolean
  alter: Alter
}

/** A reply that a run has seen, with the schema of its data. */
export interface SeenReply {
  route: string
  schema: object
  data: unknown
  isFile: boolean
}

type Path = readonly (string | number)[]

/** Calls `visit` with every field of a reply that its schema names, in the first row of each list. */
function walk(
  node: Node,
  value: unknown,
  path: Path,
  visit: (node: Node, value: unknown, path: Path) => void,
) {
  if (value === undefined || value === null) return
  const { element, shape, catchall } = unwrap(node).core._zod.def
  if (element && Array.isArray(value)) {
    if (value.length > 0) walk(element, value[0], [...path, 0], visit)
  } else if (typeof value === 'object')
    for (const [key, one] of Object.entries(value)) {
      const field = shape?.[key]
      if (field) visit(field, one, [...path, key])
      const next = field ?? catchall
      if (next) walk(next, one, [...path, key], visit)
    }
}

function setAt(data: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(data)
  const holder = path.slice(0, -1).reduce<object>((at, key) => Object(Reflect.get(at, key)), Object(copy))
  const key = path.at(-1) ?? ''
  if (value === undefined) Reflect.deleteProperty(holder, key)
  else Reflect.set(holder, key, value)
  return copy
}

/** Returns a value of another type than any that a field can have; `undefined` if a field takes every value. */
function otherType(node: Node): unknown {
  const { type } = unwrap(node).core._zod.def
  if (type === 'unknown' || type === 'any') return undefined
  if (type === 'object' || type === 'record' || type === 'array') return 'text'
  return type === 'string' ? 7 : { value: 1 }
}

const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** Returns a value in a unit that the wire does not have. */
function otherUnit(value: unknown): { what: string; value: unknown } | undefined {
  if (typeof value === 'string' && TIME.test(value))
    return { what: 'a time in epoch ms', value: Date.parse(`${value.replace(' ', 'T')}+09:00`) }
  if (typeof value === 'number' && Number.isInteger(value)) return { what: 'a fraction', value: value + 0.5 }
  if (value === 'Y' || value === 'N') return { what: 'a boolean for Y or N', value: value === 'Y' }
  return undefined
}

const fieldOf = (path: Path, isFile: boolean) =>
  (isFile ? 'file' : 'data') + path.map((key) => (typeof key === 'number' ? '[]' : `.${key}`)).join('')

/** Returns every change of a reply that the schema can judge. */
export function changesOf({ route, schema, data, isFile }: SeenReply): FieldFault[] {
  const found: FieldFault[] = []
  const add = (what: string, path: Path, value: unknown, allowed: boolean) =>
    found.push({
      what,
      route,
      field: fieldOf(path, isFile),
      allowed,
      alter: onRoute(route, async (reply) => {
        if (reply.status !== 200) return reply
        const json: unknown = await reply.clone().json()
        const at = isFile ? json : Reflect.get(Object(json), 'data')
        const altered = setAt(at, path, value)
        return changed(reply, { json: isFile ? altered : { ...Object(json), data: altered } })
      }),
    })
  walk(schema as Node, data, [], (node, value, path) => {
    const { optional, nullable, core } = unwrap(node)
    if (core._zod.def.type === 'unknown' || core._zod.def.type === 'any') return
    add('absent', path, undefined, optional)
    add('null', path, null, optional || nullable)
    const type = otherType(node)
    if (type !== undefined) add('another type', path, type, false)
    const unit = otherUnit(value)
    if (unit) add(unit.what, path, unit.value, false)
  })
  return found
}

/** Draws changes by a seed, each of another route as long as there are some; another change in the list moves no other. */
export function draw(all: readonly FieldFault[], count: number, seed: number): FieldFault[] {
  const lotOf = ({ route, field, what }: FieldFault) =>
    createHash('sha256').update(`${seed} ${route} ${field} ${what}`).digest('hex')
  const shuffled = all
    .map((one) => ({ one, lot: lotOf(one) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ one }) => one)
  const rankOf = new Map<string, number>()
  const ranked = shuffled.map((one) => {
    const rank = rankOf.get(one.route) ?? 0
    rankOf.set(one.route, rank + 1)
    return { one, rank }
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ one }) => one)
}
