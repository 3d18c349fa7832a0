// What the sequences of calls share.
import type { Finding } from './check.ts'
import { dataOf, type Exchange, envelopeOf, inWords, isAnswer } from './exchange.ts'
import { shown } from './judge.ts'
import type { World } from './world.ts'

/** Returns a finding if a value is not the expected one. */
export const differs = (field: string, found: unknown, expected: unknown): Finding[] =>
  found === expected ? [] : [{ field, found: String(found), expected: String(expected) }]

/** Returns a finding if a reply is not an answer. */
export const answered = (field: string, reply: Exchange, expected = 'HTTP 200, status "200"'): Finding[] =>
  isAnswer(reply) ? [] : [{ field, found: inWords(reply), expected }]

/** Returns a finding if a reply is not a refusal with one of the codes; any refusal without codes. */
export function refused(field: string, reply: Exchange, ...codes: readonly string[]): Finding[] {
  const { code } = envelopeOf(reply)
  if (!isAnswer(reply) && (codes.length === 0 || codes.includes(String(code)))) return []
  const named = codes.map((one) => `"${one}"`).join(' or ')
  return [{ field, found: inWords(reply), expected: named ? `HTTP 4xx, code ${named}` : 'HTTP 4xx' }]
}

/** Returns a finding if a repeated request has another reply than the first one. */
export function repeats(field: string, reply: Exchange, first: Exchange): Finding[] {
  if (isAnswer(reply) && JSON.stringify(dataOf(reply)) === JSON.stringify(dataOf(first))) return []
  const found = isAnswer(reply) ? shown(dataOf(reply)) : inWords(reply)
  return [{ field, found, expected: `the first reply: ${shown(dataOf(first))}` }]
}

/** Returns why a member's writes cannot be played, if so. */
export function reasonNotToWrite({ settings, token }: World, what: string): string | undefined {
  if (!settings.write) return `With --write: ${what}`
  return token === undefined ? 'Set FANDECK_MEMBER_TOKEN to the token of a member.' : undefined
}
