import type { Hono } from 'hono'
import pTimeout from 'p-timeout'
import type { Backend } from './context.ts'
import { Problem, TRY_AGAIN } from './problem.ts'
import { done } from './reply.ts'
import { routesOf } from './routes.ts'
import { writeSetting } from './settings/store.ts'

/** How long a balancer waits for the database, ms. */
const ANSWER_MS = 1000

/** How long an answer is repeated, ms, so that no number of callers makes the database write. */
const REPEATED_MS = 500

/** Returns a check whether the database takes writes, which a standby and a full disk do not. */
function writeCheck(backend: Backend): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | undefined
  const write = () =>
    pTimeout(writeSetting(backend.db, 'written_at', String(backend.now())), { milliseconds: ANSWER_MS }).then(
      () => true,
      () => false,
    )
  return () => {
    const at = performance.now()
    if (!last || at - last.at >= REPEATED_MS) last = { at, answer: write() }
    return last.answer
  }
}

/**
 * Mounts the answers for balancers: `/livez` while the process runs; `/readyz` while it serves requests, which is not so
 * before it stops and while its database cannot be written; `/health` as an envelope for people.
 */
export function mountHealth(app: Hono, backend: Backend): void {
  const route = routesOf(app)
  const canWrite = writeCheck(backend)
  route({ method: 'GET', path: '/health', auth: 'public' }, (c) => done(c))
  route({ method: 'GET', path: '/livez', auth: 'public' }, (c) => done(c))
  route({ method: 'GET', path: '/readyz', auth: 'public' }, async (c) => {
    const ready = !backend.draining?.() && (await canWrite())
    if (!ready) throw new Problem(503, TRY_AGAIN, 'NOT_READY')
    return done(c)
  })
}
