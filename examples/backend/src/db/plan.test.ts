import { planMigrations } from '@fandeck/sdk/shop'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../test/backend.ts'
import { openDb, openUnchanged } from './open.ts'
import { applyFirst, connect, ends, migrations, planOf } from './plan.test-helper.ts'
import { databaseState, ownVersion } from './state.ts'

test('the last migrations only add', async () => {
  const url = await emptyDatabase()
  const client = await connect(url)
  await applyFirst(
    client,
    migrations.findIndex(({ name }) => name === '0061_gifts'),
  )
  const plan = await planOf(url)
  expect(plan).toContain('orders (about 0 rows): writes wait until it ends')
  expect(plan).toContain('The previous version can keep running beside the new one.')
})

test('the database of this version has the functions of its files: a plan names none', async () => {
  const url = await emptyDatabase()
  await (await openDb(url)).close()
  const { db, close } = await openUnchanged(url)
  ends.push(close)
  expect(planMigrations(ownVersion(), await databaseState(db)).steps).toEqual([])
})

/** What PostgreSQL has of each table: the file of its rows, its columns, and the lock of this transaction on it. */
const TABLES = `select c.relname as name, c.relfilenode as file,
  (select json_object_agg(a.attname, a.atttypid::text || a.attnotnull) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  (select bool_or(l.mode in ('AccessExclusiveLock', 'ShareLock', 'ExclusiveLock')) from pg_locks l
    where l.pid = pg_backend_pid() and l.relation = c.oid) as locked
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`

test('PostgreSQL agrees with the plan of every migration: what is rewritten, locked and taken away', async () => {
  const client = await connect(await emptyDatabase())
  const seen = { rewritten: 0, taken: 0, locked: 0 }
  for (const migration of [...migrations, REWRITE]) {
    const { steps } = planMigrations(
      { migrations: [migration], functions: [] },
      { tables: [], functions: [] },
    )
    const named = (is: (step: (typeof steps)[number]) => boolean) =>
      steps.filter(is).map(({ table }) => table)
    await client.query('begin')
    const before = (await client.query(TABLES)).rows
    await client.query(migration.text)
    const after = new Map((await client.query(TABLES)).rows.map((row) => [row.name, row]))
    await client.query('commit')
    for (const { name, file, columns } of before) {
      const now = after.get(name)
      const isTaken = Object.entries(columns).some(([column, type]) => now?.columns[column] !== type)
      if (isTaken) {
        seen.taken++
        expect(
          named(({ stop }) => stop !== undefined),
          `${migration.name} changes columns of ${name}`,
        ).toContain(name)
      }
      if (now && now.file !== file) {
        seen.rewritten++
        expect(
          named(({ rewrites }) => rewrites),
          `${migration.name} rewrites ${name}`,
        ).toContain(name)
      }
      if (now?.locked) {
        seen.locked++
        // DROP INDEX and DROP TRIGGER name no table.
        const locks = named(({ lock }) => lock !== 'none').map((table) => table ?? name)
        expect(locks, `${migration.name} locks ${name}`).toContain(name)
      }
    }
  }
  expect(seen.rewritten).toBeGreaterThan(0)
  expect(seen.taken).toBeGreaterThan(5)
  expect(seen.locked).toBeGreaterThan(30)
})

/** A migration that rewrites a table. */
const REWRITE = {
  name: '9999_rewrite',
  at: Number.MAX_SAFE_INTEGER,
  text: 'ALTER TABLE "orders" ALTER COLUMN "amount" SET DATA TYPE bigint;',
}
