import { StartProblem } from './start-problem.ts'

/** The minimum length of a secret. */
export const SECRET_LENGTH = 32
/** The minimum entropy: less than that of 32 random hexadecimal digits, more than that of repeated words. */
const LEAST_BITS = 96
/**
 * Placeholders from examples. Each has at least six characters or stands as a word of its own: four letters
 * anywhere, in either case, are in one of 25,000 random Base64 secrets.
 */
const PLACEHOLDER =
  /change|replace|placeholder|example|default|insert|secret|password|passw0rd|\byour[-_ ]|fandeck|\btodo\b|x{8}|0123456|1234567|abcdefg|qwerty/i

/** Returns the Shannon entropy of the characters of a text, bits. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(text.length / count), 0)
}

/** Returns whether a text repeats a shorter one. */
const isRepeated = (text: string): boolean =>
  Array.from({ length: text.length / 2 }, (_, at) => at + 1).some(
    (period) => text.slice(period) === text.slice(0, -period),
  )

/**
 * Refuses a guessable secret.
 *
 * @throws StartProblem
 */
export function requireRandom(secret: string): void {
  if (secret.length < SECRET_LENGTH) {
    throw new StartProblem(`SECRET is too short; it needs at least ${SECRET_LENGTH} characters.`)
  }
  if (bitsOf(secret) >= LEAST_BITS && !isRepeated(secret) && !PLACEHOLDER.test(secret)) return
  throw new StartProblem('SECRET can be guessed; make a random one with: openssl rand -hex 32')
}
