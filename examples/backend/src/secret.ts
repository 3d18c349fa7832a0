import { StartProblem } from './start-problem.ts'

/** Characters that a secret has at least. */
export const SECRET_LENGTH = 32
/** Less than 32 random hexadecimal digits have, more than words that are repeated. */
const LEAST_BITS = 96
/** What stands in examples until somebody sets a secret of their own. */
const PLACEHOLDER =
  /change|replace|placeholder|example|default|insert|secret|password|passw0rd|your[-_ ]|fandeck|todo|xxxx|0123456|1234567|abcdefg|qwerty/i

/** The bits of a text whose characters were drawn by themselves, as often as they stand in it. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(text.length / count), 0)
}

/** Whether a text is a shorter one several times, the last time perhaps in part. */
const isRepeated = (text: string): boolean =>
  Array.from({ length: text.length / 2 }, (_, at) => at + 1).some(
    (period) => text.slice(period) === text.slice(0, -period),
  )

/**
 * Refuses a secret that somebody could guess.
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
