import { constants } from '../constants.ts'

/** A violated rule of a password. */
export type PasswordProblem = 'length' | 'lowercase' | 'uppercase' | 'digit' | 'special' | 'repeat' | 'userId'

const THREE_IN_A_ROW = /(.)\1\1/su

/** Searches for the part before the first `@`; an id that starts with `@`, such as `@club.kr`, is searched whole. */
function containsUserId(password: string, userId: string): boolean {
  const id = userId.trim().toLowerCase()
  const part = id.split('@', 1)[0] || id
  return part !== '' && password.toLowerCase().includes(part)
}

/**
 * Returns the rules that a password violates, in the order of the rules; empty when it is valid. Characters are code
 * points, so an emoji counts as one; other characters, such as spaces and Hangul, are allowed and count only towards
 * the length. The search for the user id ignores case; an empty id never matches.
 *
 * @example
 * checkPassword('fandeck1', { userId: 'fan@example.com' }) // ['uppercase', 'special', 'userId']
 * @see S5.1–S5.4
 */
export function checkPassword(password: string, { userId }: { userId: string }): PasswordProblem[] {
  const { min, max } = constants.password
  const length = [...password].length
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
