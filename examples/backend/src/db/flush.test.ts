import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { startPostgres } from '../../test/postgres.ts'
import { ASYNC_COMMIT, coalesced, sharedFlush } from './flush.ts'
import { rowsOf } from './rows.ts'
import * as schema from './schema.ts'

/** A server without its WAL writer, so that only a commit that waits reaches the disk. */
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
      db.execute(sql`with late as materialized (select ${ASYNC_COMMIT})
        insert into kept select ${name} from late`),
    /** Returns the names that remain after a crash of the server. */
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

test('G6 a flush keeps earlier commits, and no commit waits; the control is lost in a crash', async () => {
  const { put, flush, afterCrash, end } = await crashingServer()
  await put('told')
  await flush()
  await put('not told yet')
  expect(await afterCrash()).toEqual(['told'])
  await end()
})

test('callers during a flush share the next one, which starts after their call', async () => {
  const writes: PromiseWithResolvers<void>[] = []
  const flush = coalesced(() => {
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
  // A failed flush does not block the next one.
  const next = flush()
  await vi.waitFor(() => expect(writes).toHaveLength(3))
  writes[2]?.resolve()
  await next
})
