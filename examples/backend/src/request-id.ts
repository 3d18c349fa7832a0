import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
// Types the variable `requestId` of a context.
import type {} from 'hono/request-id'
import type { Head } from './default-headers.ts'

/** An id that a proxy may have given. */
const GIVEN = /^[\w-]{8,64}$/

/** Returns the id of a proxy, or a new one. */
export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && GIVEN.test(given) ? given : randomUUID()

/** Names the request in its log lines and in its reply. */
export function nameRequest(c: Context, head: Head | undefined): void {
  const id = requestIdOf(c.req.header('x-request-id'))
  c.set('requestId', id)
  head?.setHeader('X-Request-Id', id)
}
