import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type DestinationStream } from 'pino'

/** The facts of an event besides its name, such as the id of a request. */
export type LogFields = Readonly<Record<string, string | number>>

/** Writes one line per event; callers never pass tokens, codes, phone or card numbers. */
export interface Log {
  info(event: string, fields?: LogFields): void
  error(event: string, error: unknown, fields?: LogFields): void
}

/** Returns the message of an error and its causes without query parameters, because they can contain a phone number. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const text = error instanceof DrizzleQueryError ? queryText(error) : error.message
  return error.cause === undefined ? text : `${text} <- ${failureText(error.cause)}`
}

const queryText = ({ query }: DrizzleQueryError) => `query failed: ${query.replace(/\s+/g, ' ')}`

const pairs = (fields: LogFields) => Object.entries(fields).map(([key, value]) => `${key}=${value}`)

/** A log to the terminal. */
export const terminalLog: Log = {
  info: (event, fields = {}) => console.log([event, ...pairs(fields)].join(' ')),
  error: (event, error, fields = {}) => console.error(event, failureText(error), ...pairs(fields)),
}

/** A log of JSON lines for collectors: `time`, `level`, `event`, `error` and the fields. */
export function jsonLog(to?: DestinationStream): Log {
  const logger = pino(
    {
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    to,
  )
  return {
    info: (event, fields) => logger.info(fields ?? {}, event),
    error: (event, error, fields) => logger.error({ ...fields, error: failureText(error) }, event),
  }
}
