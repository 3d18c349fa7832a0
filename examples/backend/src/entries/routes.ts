import {
  type EntryListReply,
  type EntryQuery,
  enterEventEndpoint,
  getEntriesEndpoint,
} from '@fandeck/sdk/wire'
import { and, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { cursorOf, olderThan } from '../db/cursor.ts'
import { crestUrl } from '../images/urls.ts'
import { endpointsOf } from '../serve.ts'
import { enterByMember } from './enter.ts'
import { entries } from './tables.ts'

const PAGE = 20

/** Returns the entries of a member in events, newest first; an invalid cursor returns the first page (D17). */
async function entriesOf(
  { db, config }: Backend,
  userId: string,
  { result, cursor }: z.output<typeof EntryQuery>,
): Promise<z.output<typeof EntryListReply>> {
  const found = await db
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.userId, userId),
        result && eq(entries.result, result),
        olderThan(cursor, entries.enteredAt, entries.entryId),
      ),
    )
    .orderBy(desc(entries.enteredAt), desc(entries.entryId))
    .limit(PAGE + 1)
  const rows = found.slice(0, PAGE).map((row) => ({ ...row, image: row.team && crestUrl(config, row.team) }))
  const last = found.length > PAGE ? rows.at(-1) : undefined
  return { rows, next: last && cursorOf(last.enteredAt, last.entryId) }
}

/** The entries of a member in events (D17). */
export function entriesRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getEntriesEndpoint, ({ caller, query }) => entriesOf(backend, caller.userId, query))
  serve(enterEventEndpoint, ({ caller, body }) => enterByMember(backend, caller.userId, body.eventId))
  return app
}
