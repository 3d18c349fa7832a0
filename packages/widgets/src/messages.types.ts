import type { ko } from './messages.ko.ts'
import type { Widen } from './theme/messages.types.ts'

/**
 * The shape of the whole catalogue, read from the Korean one; `errors` holds sentences by error code.
 * Spelled out, because TypeDoc would write the keys of an alias of an alias into every place that names it.
 */
export type Messages = { [Key in keyof typeof ko]: Widen<(typeof ko)[Key]> }

/** What a partner may replace: any key, and error sentences for any code, their own included. */
export type MessageOverrides = Partial<Omit<Messages, 'errors'>> & {
  errors?: Readonly<Record<string, string>>
}
