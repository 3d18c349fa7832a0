import type * as z from 'zod/mini'

/** Compares all fields of `T`, optional ones included; it has no value. */
export interface Exactly<T> {
  /** Never set. */
  readonly exactly?: ((fields: Required<T>) => Required<T>) | undefined
}

/**
 * The schema behind a public interface: `const DropReply = wireObject({ … }) satisfies Codec<Drop>` compiles only if both
 * have the same fields.
 */
export type Codec<T> = z.core.$ZodType<T> & Exactly<T>

/** Declares a schema that is no `wireObject` as one that `Codec` can compare. */
// @__NO_SIDE_EFFECTS__
export const model = <S extends z.core.$ZodType>(schema: S): S & Exactly<z.output<S>> => schema
