import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runAdmin } from '../../test/admin-command.ts'
import { emptyDatabase } from '../../test/backend.ts'
import { openRunningShop } from '../../test/running-shop.ts'
import { openDb } from './open.ts'
import {
  applyFirst,
  BEFORE,
  catalogOf,
  connect,
  ends,
  folder,
  migrations,
  planOf,
} from './plan.test-helper.ts'
import { ownVersion } from './state.ts'

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

test('migrate --plan lists what waits, changes nothing, and is empty after the migration', async () => {
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

test('migrate --plan by the command: the files of the new version beside the database of the running shop', async () => {
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

test('migrate --plan of a folder of PGlite changes nothing, and names a missing database', async () => {
  const env = { DATA_DIR: folder(), DATABASE_URL: '' }
  const none = await runAdmin(['migrate', '--plan'], env)
  expect(none).toMatchObject({ code: 1, errors: expect.stringContaining('no database yet') })
  expect((await runAdmin(['create', 'home'], env)).code).toBe(0)
  const plan = await runAdmin(['migrate', '--plan'], env)
  expect(plan).toMatchObject({ code: 0, out: expect.stringContaining('Nothing waits') })
  // The folder is whole: it opens again.
  expect((await runAdmin(['close', 'home'], env)).code).toBe(0)
})
