import { formatRecord, parseRecord, type SessionRecord } from './record.ts'

/** So far behind may a tab be that has slept: ten hours of half an hour each. */
const GENERATIONS = 20

/** The largest prime below 2^47: a product with 31 is still exact. */
const PRIME = 140_737_488_355_213
/** Tells tokens apart, and tells nobody a token: the mark outlives the session. */
const fingerprint = (token: string): string =>
  [...token].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % PRIME, 7).toString(36)

const replacedIn = (marked = '') => marked.split('\n').slice(1)

/**
 * The session that counts in this browser, by what the tabs have marked: a line with its record, empty when nobody is
 * logged in, then a line for each refresh token, by its fingerprint, that it has taken the place of.
 */
export const currentOf = (marked = ''): SessionRecord | undefined => parseRecord(marked.split('\n')[0])

/** Whether another session, or a logout, has taken the place of this one. */
export const isReplaced = (record: SessionRecord, marked?: string): boolean =>
  replacedIn(marked).includes(fingerprint(record.refreshToken))

/** The mark after `next` has taken the place of `before` and of all that was marked; without `next` nobody is logged in. */
export function succeed(marked: string | undefined, next?: SessionRecord, before?: SessionRecord): string {
  const printOf = (record?: SessionRecord) => record && fingerprint(record.refreshToken)
  const past = [printOf(before), printOf(currentOf(marked)), ...replacedIn(marked)]
  const kept = [...new Set(past)].filter((print) => print !== undefined && print !== printOf(next))
  return [next ? formatRecord(next) : '', ...kept.slice(0, GENERATIONS)].join('\n')
}
