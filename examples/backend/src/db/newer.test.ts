import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/backend.ts'
import { openDb } from './open.ts'
import { rowsOf } from './rows.ts'

test('a PostgreSQL of a newer Fandeck is refused, and nothing is changed', async () => {
  const url = await freshDatabase()
  const migrations = sql`select count(*)::int as count from drizzle.__drizzle_migrations`
  const first = await openDb(url)
  await first.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  )
  const before = await rowsOf(first.db, migrations)
  await expect(openDb(url)).rejects.toThrow('was written by a newer Fandeck')
  expect(await rowsOf(first.db, migrations)).toEqual(before)
  await first.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`)
  await first.close()
  await (await openDb(url)).close()
})
