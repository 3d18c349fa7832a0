import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { startPostgres } from '../../test/postgres.ts'
import { sharedFlush, sharing, WITHOUT_WAITING } from './flush.ts'
import * as schema from './schema.ts'
import { rowsOf } from './time.ts'

/** A server whose own writer stands still, so that nothing reaches the disk but what a commit waits for. */
async function crashingServer() {
  const server = await startPostgres()
  const pool = new pg.Pool({ connectionString: `${server.url}/postgres` })
  pool.on('error', () => {})
  const db = drizzle(pool, { schema })
  await db.execute(sql`create table kept (name text)`)
  const [row] = await rowsOf(db, sql`select pid from pg_stat_activity where backend_type = 'walwriter'`)
  const writer = Number(row?.pid)
  process.kill(writer, 'SIGSTOP')
  return {
    db,
    flush: sharedFlush(db),
    put: (name: string) =>
      db.execute(sql`with late as materialized (select ${WITHOUT_WAITING})
        insert into kept select ${name} from late`),
    /** The names that are there after the server has lost one of its processes, and with it what it had in memory. */
    async afterCrash(): Promise<unknown[]> {
      process.kill(writer, 'SIGKILL')
      for (;;) {
        await pause(100)
        const names = await rowsOf(db, sql`select name from kept`).catch(() => undefined)
        if (names) return names.map(({ name }) => name)
      }
    },
    async end() {
      await pool.end()
      await server.stop()
    },
  }
}

test('G6 a flush keeps what was committed before it, and no commit waits; the control is lost in a crash', async () => {
  const { put, flush, afterCrash, end } = await crashingServer()
  await put('told')
  await flush()
  await put('not told yet')
  expect(await afterCrash()).toEqual(['told'])
  await end()
})

test('those who ask while it runs share the next one, which begins after they have asked', async () => {
  const writes: PromiseWithResolvers<void>[] = []
  const flush = sharing(() => {
    const write = Promise.withResolvers<void>()
    writes.push(write)
    return write.promise
  })
  const first = flush()
  await vi.waitFor(() => expect(writes).toHaveLength(1))
  const late = [flush(), flush(), flush()]
  await pause(10)
  expect(writes).toHaveLength(1)
  writes[0]?.resolve()
  await first
  await vi.waitFor(() => expect(writes).toHaveLength(2))
  writes[1]?.reject(new Error('the disk is full'))
  const ends = await Promise.allSettled(late)
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  // A flush that failed is not in the way of the next one.
  const next = flush()
  await vi.waitFor(() => expect(writes).toHaveLength(3))
  writes[2]?.resolve()
  await next
})
