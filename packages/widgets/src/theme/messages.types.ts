import type { ko } from './messages.ko.ts'

/** A sentence of the Korean catalogue as any language may write it. */
export type Widen<T> = T extends string ? string : T extends (p: infer P) => string ? (p: P) => string : T

/** A part of the catalogue as any language may write it. */
export type Widened<Section> = { [Key in keyof Section]: Widen<Section[Key]> }

/**
 * The shape of a catalogue, read from the Korean one; `errors` holds sentences by error code.
 * Spelled out, because TypeDoc would write the keys of an alias of an alias into every place that names it.
 */
export type Messages = { [Key in keyof typeof ko]: Widen<(typeof ko)[Key]> }

/** What a partner may replace: any key, and error sentences for any code, their own included. */
export type MessageOverrides = Partial<Omit<Messages, 'errors'>> & {
  errors?: Readonly<Record<string, string>>
}
