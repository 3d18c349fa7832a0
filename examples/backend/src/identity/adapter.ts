import { typedLine, typedMobile } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'

/** What an identity check says about a person; names of foreign residents are as long as their passports allow. */
export const Person = z.object({
  name: typedLine({ min: 1, max: 200 }),
  birth: z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)),
  gender: z.enum(['F', 'M']),
  phone: typedMobile,
})
export type Person = z.output<typeof Person>

/** A check that a fan has started. */
export interface Check {
  checkId: string
  /** The address to which the service returns. */
  back: string
  /** Whether the browser runs inside another app, where no window opens. */
  inApp: boolean
}

/** The outcome of a check: its single-use id, and the person. */
export interface Checked {
  verificationId: string
  person: Person
}

/** An identity service (D7, D59). */
export interface IdentityAdapter {
  /** The address of the script that opens the service. */
  scriptUrl: string
  /** The call of the page to the script: its name on the page, and its arguments. */
  opening(check: Check): { version: 1 | 2; init?: string; request: Record<string, unknown> }
  /**
   * Reads the outcome from the service's API; the query of the return is never trusted.
   *
   * @param impUid the id of the outcome in the query (V1)
   * @returns undefined unless this check has ended with a person
   * @throws UnreadablePerson
   */
  outcomeOf(check: { checkId: string; impUid: string | undefined }): Promise<Checked | undefined>
}

/** Thrown when the reply to a completed check lacks a field of the person; the message has field names, never values. */
export class UnreadablePerson extends Error {
  constructor(fields: readonly string[]) {
    super(`The identity service has sent no usable ${fields.join(', ')}`)
  }
}

/**
 * Returns the person of the reply to a completed check.
 *
 * @throws UnreadablePerson if a field is missing or unreadable, such as the phone, which some contracts leave out
 */
export function personOf(sent: {
  name: string
  birth?: string | null | undefined
  gender?: string | null | undefined
  phone?: string | null | undefined
}): Person {
  const gender = { male: 'M', female: 'F' }[sent.gender?.toLowerCase() ?? '']
  const read = z.safeParse(Person, { ...sent, gender })
  if (!read.success)
    throw new UnreadablePerson([...new Set(read.error.issues.map(({ path }) => String(path[0])))])
  return read.data
}
