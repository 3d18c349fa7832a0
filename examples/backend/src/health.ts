import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import pTimeout from 'p-timeout'
import type { Backend } from './context.ts'
import { rowsOf } from './db/time.ts'
import { Problem, TRY_AGAIN } from './problem.ts'
import { done } from './reply.ts'
import { routesOf } from './routes.ts'

/** How long a balancer waits for the database, ms. */
const ANSWER_MS = 1000

/** Whether the database answers and takes writes; a standby does not. */
async function canWrite({ db }: Backend): Promise<boolean> {
  const reading = rowsOf(db, sql`select pg_is_in_recovery() as standby`)
  const [row] = await pTimeout(reading, { milliseconds: ANSWER_MS })
  return row?.standby === false
}

/**
 * Mounts the answers for balancers: `/livez` while the process runs; `/readyz` while it serves requests, which is not so
 * before it stops and while its database cannot be written; `/health` as an envelope for people.
 */
export function mountHealth(app: Hono, backend: Backend): void {
  const route = routesOf(app)
  route({ method: 'GET', path: '/health', auth: 'public' }, (c) => done(c))
  route({ method: 'GET', path: '/livez', auth: 'public' }, (c) => done(c))
  route({ method: 'GET', path: '/readyz', auth: 'public' }, async (c) => {
    const ready = !backend.draining?.() && (await canWrite(backend).catch(() => false))
    if (!ready) throw new Problem(503, TRY_AGAIN, 'NOT_READY')
    return done(c)
  })
}
