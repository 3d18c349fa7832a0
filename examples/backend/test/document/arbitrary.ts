// Draws the values that a schema of the document allows, and values that it forbids.
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { misfit, type Schema } from './operations.ts'

const MOST_ITEMS = 3
const MOST_TEXT = 60

const Known = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  examples: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.record(z.string(), z.unknown()))),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  minLength: z._default(z.number(), 0),
  maxLength: z.optional(z.number()),
  minimum: z._default(z.number(), -(2 ** 31) + 1),
  maximum: z._default(z.number(), 2 ** 31 - 1),
  minItems: z._default(z.number(), 0),
  maxItems: z.optional(z.number()),
  items: z.optional(z.record(z.string(), z.unknown())),
  properties: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  required: z._default(z.array(z.string()), []),
})

/** Values of a world by the names of fields, so that a part of the requests finds something. */
export type Pool = Readonly<Record<string, unknown>>

/** What values are drawn from. */
export interface Source {
  pool: Pool
  /** The letters of a text without a pattern, and of one that must not be blank. */
  letters: readonly [any: fc.Arbitrary<string>, visible: fc.Arbitrary<string>]
}

// Neither NUL nor half of a pair, which JSON Schema cannot exclude, and which no database stores.
const letters: Source['letters'] = [
  fc.constantFrom(...'abzAZ059 가힣éß中-_.@/:<>"\'\\%&#!?', '\u200b', '\t'),
  fc.constantFrom(...'abzAZ059가힣é中-_.@'),
]
/** Emoji, of one code point and of several, letters beyond 16 bits, and marks that turn or join others. */
const ASTRAL = ['😀', '👨‍👩‍👧', '🇰🇷', '👍🏽', '𝕏', '𠮷', '𓀀', '\u{10ffff}', '\u202e', '\u200d', 'é', '가']
/** NUL and halves of a pair, which only a body can have. */
const BROKEN = ['\0', '\ud83d', '\ude00']
const astral = fc.constantFrom(...ASTRAL)
/** Texts of an address: the pairs are whole. */
export const ASTRAL_ADDRESS: Source['letters'] = [astral, astral]
/** Texts of a body. */
export const ASTRAL_BODY: Source['letters'] = [
  fc.oneof({ weight: 20, arbitrary: astral }, { weight: 1, arbitrary: fc.constantFrom(...BROKEN) }),
  astral,
]
/** Texts of a header: visible ASCII. */
export const HEADER: Source['letters'] = [
  fc.constantFrom(...'abzAZ059-_.:/+=~'),
  fc.constantFrom(...'abzAZ059-_'),
]
/** Draws from these values, with the usual letters. */
export const from = (pool: Pool): Source => ({ pool, letters })

function textOf(
  { pattern, minLength, maxLength }: z.output<typeof Known>,
  [letter, visible]: Source['letters'],
): fc.Arbitrary<string> {
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength ?? MOST_TEXT, MOST_TEXT)) }
  if (pattern === '\\S') return fc.string({ ...limits, unit: visible })
  if (pattern === undefined) return fc.string({ ...limits, unit: letter })
  const most = maxLength ?? Math.max(minLength, MOST_TEXT)
  // The length of a repetition is drawn, because few texts of any length have this one.
  const exact = pattern.replace(/^(\^\[[^\]]*\])[+*]\$$/, `$1{${minLength},${most}}$`)
  return fc
    .stringMatching(new RegExp(exact))
    .filter(({ length }) => length >= minLength && length <= (maxLength ?? length))
}

/** Fields that only the world knows, such as an address of the shop's own site. */
const OWN: ReadonlySet<string> = new Set(['redirect_url'])

/** Draws values that fit a schema; a third are examples of the document or values of the world. */
export function valid(schema: Schema, source: Source, name = ''): fc.Arbitrary<unknown> {
  const known = Known.parse(schema)
  const { pool } = source
  const given = [...(known.examples ?? []), ...(name in pool ? [pool[name]] : [])]
  if (OWN.has(name) && name in pool) return fc.constant(pool[name])
  const fits = given.filter((value) => misfit(schema, value) === undefined)
  const drawn = drawnBy(known, source).filter(
    (value) => !isRuled(schema) || misfit(schema, value) === undefined,
  )
  return fits.length === 0
    ? drawn
    : fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...fits) }, { weight: 2, arbitrary: drawn })
}

/** Whether a schema has rules between its fields. */
const isRuled = ({ anyOf, oneOf, properties }: Schema) =>
  properties !== undefined && (anyOf !== undefined || oneOf !== undefined)

function drawnBy(known: z.output<typeof Known>, source: Source): fc.Arbitrary<unknown> {
  if ('const' in known && known.const !== undefined) return fc.constant(known.const)
  if (known.enum) return fc.constantFrom(...known.enum)
  if (known.anyOf && !known.properties) return fc.oneof(...known.anyOf.map((one) => valid(one, source)))
  const [type] = [known.type].flat()
  if (known.format === 'binary') return fc.constant(PICTURE)
  if (type === 'string') return textOf(known, source.letters)
  if (type === 'integer' || type === 'number') return fc.integer({ min: known.minimum, max: known.maximum })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array') {
    const maxLength = Math.max(known.minItems, Math.min(known.maxItems ?? MOST_ITEMS, MOST_ITEMS))
    return fc.array(valid(known.items ?? {}, source), { minLength: known.minItems, maxLength })
  }
  if (!known.properties) return fc.jsonValue({ maxDepth: 1 })
  const fields = Object.entries(known.properties).map(
    ([name, field]) => [name, valid(field, source, name)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: known.required, noNullPrototype: true })
}

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Values of other kinds and beyond every limit. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 31,
  '',
  '!',
  '!'.repeat(2001),
  '2026-02-30 25:00:00',
  [],
  {},
  ['a'],
  { a: 1 },
]

/** Draws a value that a schema forbids: a field is replaced or left out, or all of it is another value. */
export function forbidden(schema: Schema, source: Source): fc.Arbitrary<unknown> {
  const { properties, required } = Known.parse(schema)
  const odd = ODD.filter((value) => misfit(schema, value) !== undefined)
  const names = Object.keys(properties ?? {})
  const whole = odd.length > 0 ? [fc.constantFrom(...odd)] : []
  const part = valid(schema, source)
  const replaced = fc
    .tuple(part, fc.constantFrom('', ...names), fc.constantFrom(...ODD))
    .map(([value, name, other]) => ({ ...Object(value), [name]: other }))
  const without = fc
    .tuple(part, fc.constantFrom('', ...required))
    .map(([value, name]) => Object.fromEntries(Object.entries(Object(value)).filter(([one]) => one !== name)))
  const parts = names.length > 0 ? [replaced, replaced, replaced, without] : []
  return fc.oneof(...parts, ...whole).filter((value) => misfit(schema, value) !== undefined)
}

/** Whether a schema forbids any of the values that `forbidden` draws. */
export function forbids(schema: Schema): boolean {
  const { properties } = Known.parse(schema)
  return (
    Object.values(properties ?? {}).some(forbids) || ODD.some((value) => misfit(schema, value) !== undefined)
  )
}

/** The text of a field that its schema forbids, one for each limit. */
function oddTexts(schema: Schema): string[] {
  const { maxLength, minLength, pattern } = Known.parse(schema)
  return [
    ...(maxLength === undefined ? [] : ['가'.repeat(maxLength + 1)]),
    ...(minLength > 0
      ? ['', ' '.repeat(minLength)].filter((text) => misfit(schema, text) !== undefined)
      : []),
    ...(pattern === undefined ? [] : ['\t'].filter((text) => misfit(schema, text) !== undefined)),
  ]
}

/** The files of a field, which a form writes as a list. */
const isFiles = ({ items }: Schema) => Known.parse(items ?? {}).format === 'binary'

/** Draws a form that its schema forbids: a text beyond its limits, a part left out, or a text instead of a file. */
export function forbiddenForm(schema: Schema, source: Source): fc.Arbitrary<unknown> {
  const { properties = {}, required } = Known.parse(schema)
  const changes: [name: string, value: unknown][] = [
    ...required.map((name): [string, unknown] => [name, undefined]),
    ...Object.entries(properties).flatMap(([name, field]) =>
      (isFiles(field) ? ['a text'] : oddTexts(field)).map((text): [string, unknown] => [name, text]),
    ),
  ]
  return fc
    .tuple(valid(schema, source), fc.constantFrom(...changes))
    .map(([value, [name, other]]) => ({ ...Object(value), [name]: other }))
}
