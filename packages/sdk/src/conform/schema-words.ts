// What a schema expects, in words for people who write a backend in any language.
import type * as z from 'zod/mini'
import * as wire from '../http/wire.ts'

/** The parts of a schema. */
export interface SchemaNode {
  readonly _zod: {
    readonly def: {
      readonly type: string
      readonly innerType?: SchemaNode | undefined
      readonly in?: SchemaNode | undefined
      readonly element?: SchemaNode | undefined
      readonly shape?: Readonly<Record<string, SchemaNode>> | undefined
      readonly catchall?: SchemaNode | undefined
      readonly entries?: Readonly<Record<string, string | number>> | undefined
      readonly values?: readonly unknown[] | undefined
      readonly options?: readonly SchemaNode[] | undefined
    }
  }
}

/** The schemas of the wire that say less of themselves than people know. */
const KNOWN = new Map<object, string>([
  [wire.seoulTime, 'a time in Seoul, YYYY-MM-DD HH:mm:ss'],
  [wire.whole, 'an integer of 32 bits'],
  [wire.natural, 'an integer, 0 or more'],
  [wire.positive, 'an integer from 1 to 1000'],
  [wire.count, 'an integer, 0 or more'],
  [wire.yesNo, '"Y" or "N"'],
  [wire.yesNoOrNone, '"Y" or "N", or nothing'],
  [wire.textOrNone, 'text, null or nothing'],
  [wire.sitePath, 'a path of the site, such as "/"'],
  [wire.nothing, 'anything'],
])

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  unknown: 'anything',
  any: 'anything',
  null: 'null',
}

/** Returns what a schema expects. */
export function wordsOf(node: SchemaNode | undefined): string {
  if (!node) return 'a field of the contract'
  const known = KNOWN.get(node)
  if (known !== undefined) return known
  const { type, innerType, in: encoded, entries, values, options } = node._zod.def
  if (type === 'optional') return `${wordsOf(innerType)}, or nothing`
  if (type === 'nullable') return `${wordsOf(innerType)}, or null`
  if (innerType) return wordsOf(innerType)
  if (encoded) return wordsOf(encoded)
  if (entries)
    return `one of ${Object.values(entries)
      .map((one) => JSON.stringify(one))
      .join(', ')}`
  if (values) return `one of ${values.map((one) => JSON.stringify(one)).join(', ')}`
  if (options) return options.map(wordsOf).join(', or ')
  return WORDS[type] ?? 'a value that the SDK can read'
}

/** Returns the schema behind wrappers and codecs. */
export function coreOf(node: SchemaNode): SchemaNode {
  const { innerType, in: encoded } = node._zod.def
  const next = innerType ?? encoded
  return next ? coreOf(next) : node
}

/** Returns the schema at a path of the wire; `undefined` where the contract has no such field. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): SchemaNode | undefined {
  let at: SchemaNode | undefined = schema as SchemaNode
  for (const key of path) {
    if (!at) return undefined
    const { element, shape, catchall, options }: SchemaNode['_zod']['def'] = coreOf(at)._zod.def
    const inShape: SchemaNode | undefined =
      shape && Object.hasOwn(shape, key) ? shape[String(key)] : undefined
    at = element ?? inShape ?? catchall ?? (options ? at : undefined)
  }
  return at
}
