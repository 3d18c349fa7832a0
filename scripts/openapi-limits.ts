// Returns what JSON Schema says of the values that a schema checks by a function.
import * as z from 'zod'

type Json = Record<string, unknown>

const YEAR = '(?:19|20)\\d{2}'
const LONG = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])'
const SHORT = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)'
const FEBRUARY = '02-(?:0[1-9]|1\\d|2[0-8])'
const LEAP_DAY = '(?:(?:19|20)(?:0[48]|[2468][048]|[13579][26])|2000)-02-29'

/** The days of the calendar, without 30 February. */
export const SEOUL_TIME = `^(?:${YEAR}-(?:${LONG}|${SHORT}|${FEBRUARY})|${LEAP_DAY}) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$`

const Limits = z.object({
  min: z.number().optional(),
  max: z.number().optional(),
  pattern: z.instanceof(RegExp).optional(),
})
const Checked = z.object({
  checks: z.array(z.object({ _zod: z.object({ def: z.object({ params: Limits.optional() }) }) })).optional(),
})
const Codec = z.object({ type: z.literal('pipe'), out: z.object({ _zod: z.object({ def: Checked }) }) })

const paramsOf = (def: unknown) =>
  Checked.safeParse(def).data?.checks?.flatMap(({ _zod }) => _zod.def.params ?? [])[0]

/** Returns the source of a pattern; JSON Schema has no flags. */
function sourceOf({ source, flags }: RegExp): string {
  return flags.includes('i')
    ? source.replaceAll(/([a-z])-([a-z])/g, (range) => range + range.toUpperCase())
    : source
}

/** What a function checks that accepts any value otherwise: a file, or a text or null. */
function kindOf(schema: z.core.$ZodType): Json {
  const accepts = (value: unknown) => z.safeParse(schema, value).success
  if (accepts(1) || accepts({}) || accepts([]) || accepts(true)) return {}
  if (accepts(new Blob())) return { type: 'string', format: 'binary' }
  return accepts('a') && accepts(null) ? { type: ['string', 'null'] } : {}
}

/** Returns the limits of a text, and of one that a person types, which both sides clean before they check it (D94). */
export function limitsOf(schema: z.core.$ZodType, { type }: Json): Json {
  const { def } = schema._zod
  if (def.type === 'custom' && type === undefined) return kindOf(schema)
  const codec = Codec.safeParse(def).data
  const limits = paramsOf(codec ? codec.out._zod.def : def)
  if (!limits || type !== 'string') return {}
  const { min, max, pattern } = limits
  const filled = codec && min !== undefined && !pattern ? '\\S' : undefined
  const source = pattern ? sourceOf(pattern) : filled
  return {
    ...(min !== undefined && { minLength: min }),
    ...(max !== undefined && { maxLength: max }),
    ...(source !== undefined && { pattern: source }),
  }
}
