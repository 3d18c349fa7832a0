import { formatRecord, parseRecord, type SessionRecord } from './record.ts'

/** Limits how far behind a sleeping tab may be: twenty renewals of half an hour each are ten hours. */
const GENERATIONS = 20

/** The largest prime below 2^47, so that a product with 31 stays exact. */
const PRIME = 140_737_488_355_213
/** Identifies a token without revealing it, because the marker outlives the session. */
function fingerprint(token: string): string {
  let sum = 7
  for (const char of token) sum = (sum * 31 + char.charCodeAt(0)) % PRIME
  return sum.toString(36)
}

const replacedIn = (marked = '') => marked.split('\n').slice(1)

/**
 * Returns the browser's current session from the tabs' marker. The marker has a line with the current record, empty
 * when signed out, and a line with the fingerprint of each replaced refresh token.
 */
export const currentOf = (marked = ''): SessionRecord | undefined => parseRecord(marked.split('\n')[0])

/** Returns whether another session or a sign-out has replaced this one. */
export const isReplaced = (record: SessionRecord, marked?: string): boolean =>
  replacedIn(marked).includes(fingerprint(record.refreshToken))

/** Returns the marker after `next` has replaced `before` and all marked sessions; without `next`, signed out. */
export function succeed(marked: string | undefined, next?: SessionRecord, before?: SessionRecord): string {
  const printOf = (record?: SessionRecord) => record && fingerprint(record.refreshToken)
  const past = [printOf(before), printOf(currentOf(marked)), ...replacedIn(marked)]
  const kept = [...new Set(past)].filter((print) => print !== undefined && print !== printOf(next))
  return [next ? formatRecord(next) : '', ...kept.slice(0, GENERATIONS)].join('\n')
}
