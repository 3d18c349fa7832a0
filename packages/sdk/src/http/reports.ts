// Loaded when a reply has a part that cannot be read, so that other pages do not pay for it.
import type * as z from 'zod/mini'
import { FandeckError } from '../kernel/errors.ts'
import type { Reports, UnreadableReply } from './http.events.ts'
import { readReply } from './read.ts'

/** A damaged reply may have thousands of faults. */
const named = (fields: readonly string[]) =>
  `${fields.slice(0, 3).join(', ')}${fields.length > 3 ? ', …' : ''}`

/** Reports the rows that a list was read without, by their fields (D85). */
export function reportDropped({ events, log }: Reports, endpoint: string, fields: readonly string[]): void {
  const details = { endpoint, field: named(fields), count: fields.length }
  const message = `${endpoint}: left out ${details.count} unreadable row(s) (at: ${details.field}).`
  log('warn', message)
  events.emit('http:dropped', { ...details, error: new FandeckError('http/dropped', message, { details }) })
}

/** Decodes a reply that does not match its schema; throws `http/bad-reply` with the field unless only rows are bad. */
export function readRest<S extends z.core.$ZodType>(
  reports: Reports,
  schema: S,
  reply: unknown,
  endpoint: string,
): z.output<S> {
  const result = readReply(schema, reply)
  if (result.success) {
    if (result.dropped.length > 0) reportDropped(reports, endpoint, result.dropped)
    return result.data
  }
  const details: UnreadableReply = { endpoint, field: named(result.fields) }
  const message = `${endpoint} replied in an unexpected shape (at: ${details.field || 'the top'}).`
  throw new FandeckError('http/bad-reply', message, { details })
}
