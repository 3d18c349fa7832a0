import type { ko } from './messages.ko.ts'
import type { Widen } from './theme/messages.types.ts'

/**
 * The type of the catalogue, derived from the Korean one; `errors` holds messages by error code. Not an alias of
 * `Widened`, because TypeDoc expands the keys of a nested alias wherever it is used.
 */
export type Messages = { [Key in keyof typeof ko]: Widen<(typeof ko)[Key]> }

/** Overrides of any key, and of the messages of any error code, including new codes. */
export type MessageOverrides = Partial<Omit<Messages, 'errors'>> & {
  errors?: Readonly<Record<string, string>> | undefined
}
