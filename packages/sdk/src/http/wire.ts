import * as z from 'zod/mini'
import { formatSeoulWire, parseSeoul } from '../kernel/seoul.ts'

/** One table of `wireObject`: by TypeScript name, the name on the wire and the schema of the value. */
export type WireFields = Record<string, readonly [wireName: string, schema: z.core.$ZodType]>
/** What a table of fields looks like on the wire, by wire name. */
export type WireShape<F extends WireFields> = { [K in keyof F as F[K][0]]: F[K][1] }
/** What a table of fields looks like in TypeScript, by its camelCase names. */
export type ModelShape<F extends WireFields> = { [K in keyof F]: F[K][1] }
type Model<F extends WireFields> = z.core.$InferObjectOutput<ModelShape<F>, Record<never, never>>

/**
 * An object whose fields have one name on the wire and another in TypeScript: a table of
 * `camelCase: ['wire_name', schema]`. It decodes and encodes, and passes over fields that it does not name.
 *
 * @example
 * const Qr = wireObject({ randomKey: ['random_key', z.string()], expiresAt: ['expire_dttm', seoulTime] })
 */
// A schema that nobody uses leaves the bundle.
// @__NO_SIDE_EFFECTS__
export function wireObject<const F extends WireFields>(fields: F) {
  const names = Object.entries(fields)
  const wire = z.object(
    Object.fromEntries(names.map(([, [wireName, schema]]) => [wireName, schema])) as WireShape<F>,
  )
  const renamed = (from: object, pick: (camel: string, wireName: string) => [from: string, to: string]) => {
    const to: Record<string, unknown> = {}
    for (const [camel, [wireName]] of names) {
      const [name, as] = pick(camel, wireName)
      if (Object.hasOwn(from, name)) to[as] = Reflect.get(from, name)
    }
    return to
  }
  return z.codec(wire, z.custom<Model<F>>(), {
    // The wire object has been checked field by field; only the names change here.
    decode: (value) => renamed(value, (camel, wireName) => [wireName, camel]) as Model<F>,
    encode: (value) =>
      renamed(value as object, (camel, wireName) => [camel, wireName]) as z.input<typeof wire> as never,
  })
}

/** An instant: Seoul time `YYYY-MM-DD HH:mm:ss` on the wire, epoch ms in TypeScript (D49). */
export const seoulTime = z.codec(
  z.string().check(z.refine((text) => parseSeoul(text) !== undefined, { error: 'not a Seoul time' })),
  z.number(),
  { decode: (text) => parseSeoul(text) ?? Number.NaN, encode: formatSeoulWire },
)

/**
 * A choice that is a letter on the wire and a word, or a flag, in TypeScript.
 *
 * @example
 * const Method = letters({ C: 'card', B: 'bankTransfer' })
 */
// @__NO_SIDE_EFFECTS__
export function letters<const T extends Record<string, string | boolean>>(words: T) {
  const all: (keyof T & string)[] = Object.keys(words)
  const letterOf = (word: unknown) => all.find((letter) => words[letter] === word)
  return z.codec(
    z.enum(all),
    z.custom<T[keyof T]>((word) => letterOf(word) !== undefined),
    { decode: (letter) => words[letter], encode: (word) => letterOf(word) ?? '' },
  )
}

/** A flag: `Y` or `N` on the wire. */
export const yesNo = letters({ Y: true, N: false })

/** A flag that an older server leaves out, which means no. */
export const yesNoOrNone = z.codec(
  z.optional(z.custom<'Y' | 'N' | null>((letter) => letter === null || letter === 'Y' || letter === 'N')),
  z.custom<boolean>((flag) => typeof flag === 'boolean'),
  { decode: (letter) => letter === 'Y', encode: (flag) => (flag ? 'Y' : 'N') },
)

/** Text that a server may leave out or send as `null`. zod's own `nullish` costs 0.1 kB in every page. */
export const textOrNone = z.optional(
  z.custom<string | null>((value) => value === null || typeof value === 'string'),
)

/** The most that a database keeps as an integer. */
const MOST = 2 ** 31 - 1

// Checks of our own: zod's for numbers and lengths weigh more than all of them.
const between = (least: number, most = MOST) =>
  z.number().check(
    z.refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      error: 'not such a number',
    }),
  )

/** A whole number of 32 bits, such as an id. */
export const whole = between(-MOST)
/** A whole number, 0 or more. */
export const natural = between(0)
/** A quantity that somebody asks for: 1 to 1,000. */
export const positive = between(1, 1000)

/** A count: a whole number, 0 or more; some servers send it as text. */
export const count = z.codec(
  z.custom<number | string>(
    (value) =>
      z.safeParse(natural, typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value)
        .success,
  ),
  natural,
  { decode: Number, encode: (value) => value },
)

/** Text of a length in UTF-16 units, and of a pattern; without NUL and half characters, which no database keeps. */
// @__NO_SIDE_EFFECTS__
export const text = ({
  min = 0,
  max = Number.POSITIVE_INFINITY,
  pattern,
}: {
  min?: number
  max?: number
  pattern?: RegExp
}) =>
  z
    .string()
    .check(
      z.refine(
        (value) =>
          value.length >= min &&
          value.length <= max &&
          !/\0|\p{Cs}/u.test(value) &&
          (pattern?.test(value) ?? true),
        { error: 'not such a text' },
      ),
    )

/** Values of one kind by any name. */
// @__NO_SIDE_EFFECTS__
export const byName = <S extends z.core.$ZodType>(value: S) => z.catchall(z.object({}), value)

/** An answer whose data nobody reads. */
export const nothing = z.codec(z.unknown(), z.custom<undefined>(), {
  decode: () => undefined,
  encode: () => null,
})
