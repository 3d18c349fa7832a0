import * as z from 'zod/mini'
import { formatSeoulWire, parseSeoul } from '../kernel/seoul.ts'
import { model } from './model.ts'

export { lenientByName, lenientField, lenientList } from './lenient.ts'
export { type Codec, type Exactly, model } from './model.ts'

/** The fields of `wireObject`: by TypeScript name, the wire name and the schema of the value. */
export type WireFields = Record<string, readonly [wireName: string, schema: z.core.$ZodType]>
/** The shape of the fields on the wire, by wire name. */
export type WireShape<F extends WireFields> = { [K in keyof F as F[K][0]]: F[K][1] }
/** The shape of the fields in TypeScript, by camelCase name. */
export type ModelShape<F extends WireFields> = { [K in keyof F]: F[K][1] }
type Model<F extends WireFields> = z.core.$InferObjectOutput<ModelShape<F>, Record<never, never>>

/**
 * Declares an object whose fields have different names on the wire and in TypeScript:
 * `camelCase: ['wire_name', schema]`. Decodes and encodes, and ignores unknown fields.
 *
 * @example
 * const Qr = wireObject({ randomKey: ['random_key', z.string()], expiresAt: ['expire_dttm', seoulTime] })
 */
// Lets bundlers drop unused schemas.
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
  const renaming = z.codec(wire, z.custom<Model<F>>(), {
    // Every field has been validated; this only renames them.
    decode: (value) => renamed(value, (camel, wireName) => [wireName, camel]) as Model<F>,
    encode: (value) =>
      renamed(value as object, (camel, wireName) => [camel, wireName]) as z.input<typeof wire> as never,
  })
  return model(renaming)
}

/** An instant: Seoul time `YYYY-MM-DD HH:mm:ss` on the wire, epoch ms in TypeScript (D49). */
export const seoulTime = z.codec(
  // `read.ts` knows a time by this message.
  z.string().check(z.refine((text) => parseSeoul(text) !== undefined, { error: 'not a Seoul time' })),
  z.number(),
  { decode: (text) => parseSeoul(text) ?? Number.NaN, encode: formatSeoulWire },
)

/**
 * Declares an enumeration that is a letter on the wire and a word or flag in TypeScript.
 *
 * @example
 * const Method = letters({ C: 'card', B: 'bankTransfer' })
 */
// @__NO_SIDE_EFFECTS__
export function letters<const T extends Record<string, string | boolean>>(words: T) {
  const all: (keyof T & string)[] = Object.keys(words)
  const letterOf = (word: unknown) => all.find((letter) => words[letter] === word)
  return model(
    z.codec(
      z.enum(all),
      z.custom<T[keyof T]>((word) => letterOf(word) !== undefined),
      { decode: (letter) => words[letter], encode: (word) => letterOf(word) ?? '' },
    ),
  )
}

/** As `letters`, for a field that older servers omit; a letter that is not known is none, too. */
// @__NO_SIDE_EFFECTS__
export function lettersOrNone<const T extends Record<string, string>>(words: T) {
  const all: (keyof T & string)[] = Object.keys(words)
  const letterOf = (word: unknown) => all.find((letter) => words[letter] === word)
  return z.optional(
    z.codec(
      z.custom<string | null>((letter) => letter === null || typeof letter === 'string'),
      z.custom<T[keyof T] | undefined>((word) => word === undefined || letterOf(word) !== undefined),
      {
        decode(letter) {
          const known = all.find((one) => one === letter)
          return known && words[known]
        },
        encode: (word) => letterOf(word) ?? null,
      },
    ),
  )
}

/** A flag: `Y` or `N` on the wire. */
export const yesNo = letters({ Y: true, N: false })

/** A flag that older servers omit, which means false. */
export const yesNoOrNone = z.codec(
  z.optional(z.custom<'Y' | 'N' | null>((letter) => letter === null || letter === 'Y' || letter === 'N')),
  z.custom<boolean>((flag) => typeof flag === 'boolean'),
  { decode: (letter) => letter === 'Y', encode: (flag) => (flag ? 'Y' : 'N') },
)

/** Text that a server may omit or send as `null`. zod's own `nullish` adds 0.1 kB to every page. */
export const textOrNone = z.optional(
  z.custom<string | null>((value) => value === null || typeof value === 'string'),
)

/** The largest 32-bit integer, which is the limit of database columns. */
const MOST = 2 ** 31 - 1

// Own checks, because zod's checks of numbers and lengths add more bytes than all of these.
const between = (least: number, most = MOST) =>
  z.number().check(
    z.refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      error: 'not such a number',
    }),
  )

/** A 32-bit integer, such as an id. */
export const whole = between(-MOST)
/** A 32-bit integer, 0 or more. */
export const natural = between(0)
/** A requested quantity: 1 to 1,000. */
export const positive = between(1, 1000)

/** A count: an integer, 0 or more, which some servers send as text. */
export const count = z.codec(
  z.custom<number | string>(
    (value) =>
      z.safeParse(natural, typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value)
        .success,
  ),
  natural,
  { decode: Number, encode: (value) => value },
)

/** Text with limits on its UTF-16 length and pattern; rejects NUL and lone surrogates, which databases cannot store. */
// @__NO_SIDE_EFFECTS__
export const text = (limits: {
  min?: number | undefined
  max?: number | undefined
  pattern?: RegExp | undefined
}) => {
  const { min = 0, max = Number.POSITIVE_INFINITY, pattern } = limits
  return z.string().check(
    z.refine(
      (value) =>
        value.length >= min &&
        value.length <= max &&
        !/\0|\p{Cs}/u.test(value) &&
        (pattern?.test(value) ?? true),
      // `params` is what `docs/openapi.json` says of the text.
      { error: 'not such a text', params: limits },
    ),
  )
}

/** A colour such as `#C4122F`. Other CSS values can name an address, which a browser would request. */
export const HEX_COLOUR = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

/** A path of the own site, never an address of another one. */
export const sitePath = /* @__PURE__ */ text({ max: 200, pattern: /^\/(?:[^\s<\\/][^\s<\\]*)?$/ })

/** A record of values of one kind. */
// @__NO_SIDE_EFFECTS__
export const byName = <S extends z.core.$ZodType>(value: S) => z.catchall(z.object({}), value)

/** A reply whose data is ignored. */
export const nothing = z.codec(z.unknown(), z.custom<undefined>(), {
  decode: () => undefined,
  encode: () => null,
})

/** The page number of a list, starting at 1; text in a query string. */
export const pageNumber = z.codec(
  z.custom<number | string>((value) => /^[1-9]\d{0,5}$/.test(String(value))),
  positive,
  { decode: Number, encode: (page) => page },
)
