// Writes the wire side of a codec as JSON Schema, with what its fields mean, their units and examples.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { moment } from '../packages/sdk/src/campaigns/campaigns.values.schema.ts'
import {
  count,
  natural,
  pageNumber,
  positive,
  seoulTime,
  textOrNone,
  whole,
  yesNoOrNone,
} from '../packages/sdk/src/http/wire.ts'
import { type FieldWords, fieldWords } from './openapi-fields.ts'
import { limitsOf, SEOUL_TIME } from './openapi-limits.ts'
import { PARAMETERS } from './openapi-parameters.ts'
import { replies } from './openapi-replies.ts'
import { rules } from './openapi-rules.ts'
import { CAMPAIGN_WORDS } from './openapi-words.campaign.ts'
import { WORDS } from './openapi-words.ts'

export type Json = Record<string, unknown>

const SOURCES = join(import.meta.dirname, '../packages/sdk/src')
const ALL_WORDS = { ...CAMPAIGN_WORDS, ...WORDS }
const MOST = 2 ** 31 - 1
const TIME = { pattern: SEOUL_TIME, examples: ['2026-11-20 12:00:00'] }

const sideOf = (schema: unknown): unknown => {
  const { def } =
    z.object({ def: z.object({ in: z.unknown() }) }).safeParse(Reflect.get(Object(schema), '_zod')).data ?? {}
  return def?.in
}

/** What JSON Schema says of the values that functions check. */
const VALUES: ReadonlyMap<unknown, Json> = new Map<unknown, Json>([
  [sideOf(seoulTime), { ...TIME, description: 'Seoul time.' }],
  [whole, { type: 'integer', minimum: -MOST, maximum: MOST, examples: [101] }],
  [natural, { type: 'integer', minimum: 0, maximum: MOST, examples: [3] }],
  [positive, { type: 'integer', minimum: 1, maximum: 1000, examples: [1] }],
  [
    sideOf(count),
    { type: ['integer', 'string'], minimum: 0, maximum: MOST, pattern: '^\\d{1,9}$', examples: [100] },
  ],
  [
    sideOf(pageNumber),
    {
      type: ['integer', 'string'],
      minimum: 1,
      maximum: 1000,
      pattern: '^([1-9]\\d{0,2}|1000)$',
      examples: [1],
    },
  ],
  [sideOf(moment), TIME],
  [textOrNone, { type: ['string', 'null'] }],
  [sideOf(yesNoOrNone), { enum: ['Y', 'N', null] }],
])

/** A schema by its name in the source, with what its fields mean. */
interface Named {
  schema: string
  fields: ReadonlyMap<string, FieldWords>
}

const keysOf = (names: Iterable<string>) => [...names].toSorted().join()

/** The objects on the wire that are exported, and all `wireObject`s by the names of their fields. */
const { exported, byKeys } = await (async () => {
  const words = fieldWords()
  const found = new Map<unknown, Named>()
  for (const file of globSync('**/*.schema.ts', { cwd: SOURCES })) {
    const module: Json = await import(pathToFileURL(join(SOURCES, file)).href)
    for (const [schema, value] of Object.entries(module))
      found.set(sideOf(value) ?? value, { schema, fields: words.get(schema) ?? new Map() })
  }
  const named = [...words].map(([schema, fields]) => [keysOf(fields.keys()), { schema, fields }] as const)
  return { exported: found, byKeys: new Map<string, Named>(named) }
})()

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const defined = (record: Json): Json =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

/** The example of a text for which no words give one. */
const TEXT = 'text'
const matchesText = (pattern: unknown) =>
  pattern === undefined || (typeof pattern === 'string' && new RegExp(pattern, 'u').test(TEXT))

/** Returns an example of a value whose schema is known. */
function exampleOf(
  { type, enum: choices, const: only, examples, anyOf, pattern }: Json,
  given: unknown,
): unknown {
  if (typeof given === 'number') return given
  const [first] = Array.isArray(anyOf) ? anyOf : []
  if (isRecord(first)) return exampleOf(first, given)
  if (Array.isArray(examples)) return examples[0]
  if (only !== undefined) return only
  if (Array.isArray(choices)) return choices[0]
  const types = [type].flat()
  if (types.includes('array')) return Array.isArray(given) ? given : undefined
  if (types.includes('string'))
    return typeof given === 'string' ? given : matchesText(pattern) ? TEXT : undefined
  if (type === undefined) return Array.isArray(given) ? undefined : given
  if (types.includes('integer') || types.includes('number')) return 1
  return types.includes('boolean') ? true : undefined
}

/** Returns a field with its meaning, limits and an example. */
function fieldOf(
  name: string,
  schema: unknown,
  { in: owner, description }: FieldWords & { in?: string | undefined },
): Json {
  const field = isRecord(schema) ? schema : {}
  const [word, given] = ALL_WORDS[`${owner}.${name}`] ?? ALL_WORDS[name] ?? []
  const unit = typeof field.description === 'string' ? field.description : undefined
  // In TypeScript, a time is a number.
  const meaning = (description ?? word)?.replace(/,? epoch ms(?: of server time)?/, '')
  const text = [meaning, unit].filter(Boolean).join(' ')
  const example = exampleOf(field, given)
  return defined({
    ...field,
    ...(text && { description: text }),
    examples: example === undefined ? undefined : [example],
  })
}

/** Returns the schema of a parameter in a path with its meaning and an example. */
export function parameterShapeOf(name: string, schema: Json): Json {
  const [description, example] = PARAMETERS[name] ?? []
  return defined({ ...schema, description, examples: example === undefined ? undefined : [example] })
}

/** Writes a tuple of equal parts as a list, which mock servers know. */
function uniform(schema: Json): void {
  const [first, ...rest] = Array.isArray(schema.prefixItems) ? schema.prefixItems : []
  if (!first || rest.some((one) => JSON.stringify(one) !== JSON.stringify(first))) return
  schema.items = first
  delete schema.prefixItems
}

/** Marks an object with its schema until its fields are complete. */
const MARK = 'x-schema'

/** Returns a schema whose fields say what they mean, at any depth. */
function described(schema: unknown, marks: readonly unknown[]): unknown {
  if (Array.isArray(schema)) return schema.map((one) => described(one, marks))
  if (!isRecord(schema)) return schema
  const { [MARK]: mark, ...rest } = schema
  const given = replies.get(marks[Number(mark)])
  if (given) return given(shapeOf)
  const all = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, described(one, marks)]))
  if (!isRecord(all.properties)) return all
  const named = exported.get(marks[Number(mark)]) ?? byKeys.get(keysOf(Object.keys(all.properties)))
  const properties = Object.entries(all.properties).map(
    ([name, field]) =>
      [name, fieldOf(name, field, { in: named?.schema, ...named?.fields.get(name) })] as const,
  )
  return { ...all, properties: Object.fromEntries(properties) }
}

/** Returns the JSON Schema of a codec's wire side. */
export function shapeOf(schema: z.core.$ZodType): Json {
  const marks: unknown[] = []
  const { $schema, ...shape } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'tuple') uniform(jsonSchema)
      Object.assign(jsonSchema, limitsOf(zodSchema, jsonSchema), VALUES.get(zodSchema), rules.get(zodSchema))
      if (zodSchema._zod.def.type === 'object' || replies.has(zodSchema))
        Reflect.set(jsonSchema, MARK, marks.push(zodSchema) - 1)
    },
  })
  const found = described(shape, marks)
  return isRecord(found) ? found : {}
}
