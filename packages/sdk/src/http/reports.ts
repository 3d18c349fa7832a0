// Loaded when a reply has a part that cannot be read. Imports no code of the page, because some bundlers would split the
// page's first file for it.
import type * as z from 'zod/mini'
import type { Emitter } from '../kernel/emitter.ts'
import type { FandeckError } from '../kernel/errors.ts'
import type { Logger } from '../kernel/platform.ts'
import type { DroppedRows, HttpEvents, UnreadableReply } from './http.events.ts'
import { type Reading, readReply } from './read.ts'

/** Where and how the http layer reports what it cannot read. */
export interface Reports extends Reading {
  events: Emitter<HttpEvents>
  /** Logs each message once. */
  log(level: keyof Logger, message: string): void
  errorOf(code: 'http/dropped' | 'http/bad-reply', message: string, details: UnreadableReply): FandeckError
}

/** A damaged reply may have thousands of faults. */
const named = (fields: readonly string[]) =>
  `${fields.slice(0, 3).join(', ')}${fields.length > 3 ? ', …' : ''}`

/** Reports the rows that a list was read without, by their fields (D85). */
export function reportDropped(
  { events, log, errorOf }: Reports,
  endpoint: string,
  fields: readonly string[],
): void {
  const details: DroppedRows = { endpoint, field: named(fields), count: fields.length }
  const message = `${endpoint}: left out ${details.count} unreadable row(s) (at: ${details.field}).`
  log('warn', message)
  events.emit('http:dropped', { ...details, error: errorOf('http/dropped', message, details) })
}

/** Decodes a reply that does not match its schema; throws `http/bad-reply` with the field unless only rows are bad. */
export function readRest<S extends z.core.$ZodType>(
  reports: Reports,
  schema: S,
  reply: unknown,
  endpoint: string,
): z.output<S> {
  const result = readReply(schema, reply, reports)
  if (result.success) {
    if (result.dropped.length > 0) reportDropped(reports, endpoint, result.dropped)
    return result.data
  }
  const details: UnreadableReply = { endpoint, field: named(result.fields) }
  const message = `${endpoint} replied in an unexpected shape (at: ${details.field || 'the top'}).`
  throw reports.errorOf('http/bad-reply', message, details)
}
