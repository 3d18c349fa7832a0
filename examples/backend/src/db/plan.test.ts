import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationText, planMigrations } from '@fandeck/sdk/shop'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { runAdmin } from '../../test/admin-command.ts'
import { emptyDatabase } from '../../test/backend.ts'
import { openRunningShop } from '../../test/running-shop.ts'
import { openDb, openUnchanged } from './open.ts'
import { databaseState, ownVersion } from './state.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  ends.push(() => client.end())
  return client
}

/** The migrations before the first release, which its first one replaces. */
const BEFORE = join(import.meta.dirname, '../../test/migrations-before')
const migrations = ownVersion(BEFORE).migrations
/** Applies the first migrations, as an older version would have. */
async function applyFirst(client: pg.Client, count: number): Promise<void> {
  await client.query(
    'create schema if not exists drizzle; create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)',
  )
  for (const { at, text } of migrations.slice(0, count)) {
    await client.query(text)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      '',
      at,
    ])
  }
}

/** Everything that a migration can change, as the catalog has it. */
const CATALOG = `select json_build_object(
  'migrations', (select count(*) from drizzle.__drizzle_migrations),
  'tables', (select json_agg(c.relname || c.relfilenode order by c.oid) from pg_class c where relnamespace = 'public'::regnamespace),
  'columns', (select json_agg(a.attrelid || a.attname || a.atttypid || a.attnotnull order by a.attrelid, a.attnum)
    from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace = 'public'::regnamespace),
  'functions', (select json_agg(p.proname || p.prosrc order by p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace)) as catalog`
const catalogOf = async (client: pg.Client) => JSON.stringify((await client.query(CATALOG)).rows[0].catalog)

/** Returns the plan of the migrations before the first release for a database. */
async function planOf(url: string): Promise<string> {
  const { db, close } = await openUnchanged(url)
  try {
    return migrationText(planMigrations(ownVersion(BEFORE), await databaseState(db)))
  } finally {
    await close()
  }
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'fandeck-plan-'))
  ends.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Writes the files of a version that drops a column. */
function versionThatDrops(): string {
  const version = folder()
  for (const name of ['migrations', 'src'])
    cpSync(join(import.meta.dirname, '../..', name), join(version, name), { recursive: true })
  const file = join(version, 'migrations/meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const tag = '9999_drop'
  journal.entries.push({ idx: 9999, version: '7', when: Date.now(), tag, breakpoints: true })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(version, `migrations/${tag}.sql`), 'ALTER TABLE "mintings" DROP COLUMN "pause_notice";')
  return version
}

describe('migrate --plan', () => {
  test('lists what waits, changes nothing, and is empty after the migration', async () => {
    const url = await emptyDatabase()
    const client = await connect(url)
    await applyFirst(client, 59)
    await client.query(
      `insert into operators (operator_id, name, password_hash, created_at) values ('a', 'a', 'a', 0)`,
    )
    await client.query('analyze operators')
    const before = await catalogOf(client)
    const first = await planOf(url)
    expect(first).toContain('0059_pictures\n  ALTER TABLE "mintings" DROP COLUMN "hero"\n')
    expect(first).toContain('STOP the previous version: the previous version reads it')
    expect(first).toContain(`${migrations.length - 59} migrations and `)
    expect(await catalogOf(client)).toBe(before)
    await (await openDb(url, BEFORE)).close()
    await (await openDb(url)).close()
    expect(await runAdmin(['migrate', '--plan'], { DATABASE_URL: url, DATA_DIR: folder() })).toMatchObject({
      code: 0,
      out: 'Nothing waits: the database is that of this version.\n',
    })
    expect((await runAdmin(['migrate'], { DATABASE_URL: url, DATA_DIR: folder() })).code).toBe(1)
  })

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

  test('by the command: the files of the new version beside the database of the running shop', async () => {
    const shop = await openRunningShop()
    ends.push(shop.close)
    const backend = join(import.meta.dirname, '../..')
    expect(await shop.fandeck('migrate', '--plan', '--backend', backend)).toMatchObject({
      ...{ code: 0, errors: '' },
      out: 'Nothing waits: the database is that of this version.\n',
    })
    const client = await connect(shop.backend.backend.config.databaseUrl)
    const migrated = await catalogOf(client)
    const newest = ownVersion().migrations.at(-1)
    await client.query('delete from drizzle.__drizzle_migrations where created_at = $1', [newest?.at])
    const before = await catalogOf(client)
    const json = await shop.fandeck('migrate', '--plan', '--json', '--backend', backend)
    expect(JSON.parse(json.out)).toMatchObject({ waiting: [newest?.name], beside: expect.any(Boolean) })
    expect(await catalogOf(client)).toBe(before)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      '',
      newest?.at,
    ])
    const next = await shop.fandeck('migrate', '--plan', '--backend', versionThatDrops())
    expect(next).toMatchObject({ code: 2, errors: '' })
    expect(next.out).toContain('1 migration waits. Stop the previous version first')
    expect(await catalogOf(client)).toBe(migrated)
    expect((await shop.fandeck('migrate')).errors).toContain('fandeck migrate --plan')
    expect((await shop.fandeck('migrate', '--plan')).errors).toContain('--backend')
    expect((await shop.fandeckWith('fdk_x', 'migrate', '--plan', '--backend', backend)).errors).toContain(
      'TOKEN_INVALID',
    )
  })
})

test('a migration that meets the locks of a sale in the other order is tried again', async () => {
  const url = await emptyDatabase()
  const client = await connect(url)
  await applyFirst(client, 60)
  // PostgreSQL ends the transaction that notices a deadlock first: here always the migration.
  const { rows: databases } = await client.query('select current_database() as name')
  await client.query(`alter database "${databases[0].name}" set deadlock_timeout = '4s'`)
  await client.query(`set deadlock_timeout = '1min'`)
  await client.query('begin; lock table gw_payments in row share mode')
  // 0060 changes the orders first, and then waits for the payments.
  const opening = openDb(url, BEFORE)
  await vi.waitFor(
    async () => {
      const { rows } = await client.query(
        'select 1 from pg_locks where not granted and relation = $1::regclass',
        ['gw_payments'],
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 10_000 },
  )
  await client.query('lock table orders in row share mode; commit')
  await (await opening).close()
  const count = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  expect(count.rows[0].n).toBe(migrations.length)
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
