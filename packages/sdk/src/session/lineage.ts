import { formatRecord, parseRecord, type SessionRecord } from './record.ts'

/** So far behind may a tab be that has slept: ten hours of half an hour each. */
const GENERATIONS = 20

const replacedIn = (marked = '') => marked.split('\n').slice(1)

/**
 * The session that counts in this browser, by what the tabs have marked: a line with its record, empty when nobody is
 * logged in, then a line for each refresh token that it has taken the place of.
 */
export const currentOf = (marked = ''): SessionRecord | undefined => parseRecord(marked.split('\n')[0])

/** Whether another session, or a logout, has taken the place of this one. */
export const isReplaced = (record: SessionRecord, marked?: string): boolean =>
  replacedIn(marked).includes(record.refreshToken)

/** The mark after `next` has taken the place of `before` and of all that was marked; without `next` nobody is logged in. */
export function succeed(marked: string | undefined, next?: SessionRecord, before?: SessionRecord): string {
  const past = [before?.refreshToken, currentOf(marked)?.refreshToken, ...replacedIn(marked)]
  const kept = [...new Set(past)].filter((token) => token !== undefined && token !== next?.refreshToken)
  return [next ? formatRecord(next) : '', ...kept.slice(0, GENERATIONS)].join('\n')
}
