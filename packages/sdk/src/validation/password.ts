import { constants } from '../constants.ts'

/** What is wrong with a password, one word for each rule. */
export type PasswordProblem = 'length' | 'lowercase' | 'uppercase' | 'digit' | 'special' | 'repeat' | 'userId'

const THREE_IN_A_ROW = /(.)\1\1/su

/** An email is contained as soon as the part before its first `@` is; `@club.kr` has none and is looked for whole. */
function containsUserId(password: string, userId: string): boolean {
  const id = userId.trim().toLowerCase()
  const part = id.split('@', 1)[0] || id
  return part !== '' && password.toLowerCase().includes(part)
}

/**
 * All that is wrong with a password, in the order of the rules; empty when it may be used. Characters are code
 * points, so an emoji is one; further characters, such as spaces and Korean ones, are allowed and count for the length
 * alone. The user id is looked for in any case, and an empty one is contained in no password.
 *
 * @example
 * checkPassword('fandeck1', { userId: 'fan@example.com' }) // ['uppercase', 'special', 'userId']
 * @see spec §5 password (S5.1–S5.4)
 */
export function checkPassword(password: string, { userId }: { userId: string }): PasswordProblem[] {
  const { min, max } = constants.password
  const length = Array.from(password).length
  const rules: [PasswordProblem, boolean][] = [
    ['length', length >= min && length <= max],
    ['lowercase', /[a-z]/.test(password)],
    ['uppercase', /[A-Z]/.test(password)],
    ['digit', /[0-9]/.test(password)],
    ['special', /[#?!@$%^&*-]/.test(password)],
    ['repeat', !THREE_IN_A_ROW.test(password)],
    ['userId', !containsUserId(password, userId)],
  ]
  return rules.filter(([, kept]) => !kept).map(([problem]) => problem)
}
