import { DrizzleQueryError } from 'drizzle-orm'

/** Writes one line per event; callers never pass tokens, codes, phone or card numbers. */
export interface Log {
  info(event: string, fields?: Record<string, string | number>): void
  error(event: string, error: unknown): void
}

/** Returns the message of an error and its causes without query parameters, because they can contain a phone number. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const text = error instanceof DrizzleQueryError ? queryText(error) : error.message
  return error.cause === undefined ? text : `${text} <- ${failureText(error.cause)}`
}

const queryText = ({ query }: DrizzleQueryError) => `query failed: ${query.replace(/\s+/g, ' ')}`

/** A log to the terminal. */
export const terminalLog: Log = {
  info: (event, fields = {}) =>
    console.log([event, ...Object.entries(fields).map(([key, value]) => `${key}=${value}`)].join(' ')),
  error: (event, error) => console.error(event, failureText(error)),
}
