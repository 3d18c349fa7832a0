import * as z from 'zod/mini'
import type { Route } from '../../src/routes.ts'

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

/** The hostile values for a field of a body. */
export const VALUES: Readonly<Record<string, unknown>> = {
  'a NUL': 'a\u0000b',
  'a lone surrogate': 'a\ud800b',
  'a huge text': '가'.repeat(100_000),
  'a huge number': 1e308,
  'a number beyond the columns': 2 ** 53,
  'a negative number': -1,
  'a fraction': 1.5,
  'a wrong type': true,
  'deep nesting': nested(2000),
  'an array': [1, 'a'],
  'an object': { toString: 'a', __proto__: null, constructor: { prototype: 1 } },
  'an empty text': '',
  null: null,
}

/** The same for a path parameter, query or header, in its encoded form. */
export const TEXTS: Readonly<Record<string, string>> = {
  'a NUL': 'a%00b',
  'only a NUL': '%00',
  'half a surrogate': '%ED%A0%80',
  'a broken escape': '%E0%A4%A',
  'a huge text': 'a'.repeat(10_000),
  'a huge number': '9'.repeat(400),
  'a number beyond the columns': '2147483648',
  'a negative number': '-1',
  'a wrong type': 'true',
  'a path upwards': '..%2f..%2fetc%2fpasswd',
  SQL: "1'%20or%20'1'='1",
  nothing: '',
}

const names = Array.from({ length: 10_000 }, (_, n) => `name${n}`)

/** Whole bodies that are no object, have a duplicated field or thousands of fields. */
export const BODIES: Readonly<Record<string, string>> = {
  'no JSON': '{"a":',
  'an empty body': '',
  'a text': '"a"',
  'an array': '[[]]',
  null: 'null',
  'a NUL alone': '\u0000',
  'deep nesting': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'a prototype': '{"__proto__":{"a":1},"constructor":null}',
  'many names': JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))),
  'many names of a form': names.join('=&'),
}

/** One hostile request to a route: the value and its place. */
export interface Attack {
  what: string
  params?: { name: string; text: string }
  /** Without the question mark. */
  query?: string
  headers?: Record<string, string>
  body?: string
}

const Properties = z.object({ properties: z.optional(z.record(z.string(), z.unknown())) })

/** Returns the wire names of a schema's fields. */
function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  if (!schema) return []
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(z.parse(Properties, shape).properties ?? {})
}

function goodValue(name: string): unknown {
  if (/_yn$/.test(name)) return 'Y'
  if (/_seq$|^amount$|offset|remaining/.test(name)) return 1
  return (
    { payment_method: 'M', login_type: 'P', receipt_type: 'none', redirect_url: '/' }[name] ?? 'good-value'
  )
}

/** Encodes fields as a body of a route. */
function bodyOf({ form }: Route, fields: Readonly<Record<string, unknown>>): string {
  if (!form) return JSON.stringify(fields)
  return new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString()
}

function* bodyAttacks(route: Route): Generator<Attack> {
  const fields = fieldsOf(route.body)
  for (const [what, body] of Object.entries(BODIES)) yield { what: `body: ${what}`, body }
  const good = Object.fromEntries(fields.map((name) => [name, goodValue(name)]))
  for (const name of fields) {
    for (const [what, value] of Object.entries(VALUES)) {
      yield { what: `${name}: ${what}`, body: bodyOf(route, { ...good, [name]: value }) }
    }
    const one = `${JSON.stringify(name)}:`
    yield { what: `${name}: twice`, body: `{${one}"a",${one}1,${JSON.stringify(good).slice(1)}` }
  }
}

/** Returns every attack on a route: each of its places with each value. */
export function* attacksOn(route: Route): Generator<Attack> {
  for (const [, name = ''] of route.path.matchAll(/:(\w+)/g)) {
    for (const [what, text] of Object.entries(TEXTS))
      yield { what: `:${name}: ${what}`, params: { name, text } }
  }
  for (const name of new Set([...fieldsOf(route.query), 'unknown'])) {
    for (const [what, text] of Object.entries(TEXTS))
      yield { what: `?${name}: ${what}`, query: `${name}=${text}` }
    yield { what: `?${name}: twice`, query: `${name}=a&${name}=b&${name}[]=c` }
  }
  for (const name of ['idempotency-key', 'origin', 'cookie', 'content-type', 'x-forwarded-for']) {
    for (const [what, text] of Object.entries(TEXTS))
      yield { what: `${name}: ${what}`, headers: { [name]: text } }
  }
  if (['POST', 'PUT', 'DELETE'].includes(route.method)) yield* bodyAttacks(route)
}
