// Databases of the versions before the first release, whose migrations its first one replaces.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationText, planMigrations } from '@fandeck/sdk/shop'
import pg from 'pg'
import { afterEach } from 'vitest'
import { openUnchanged } from './open.ts'
import { databaseState, ownVersion } from './state.ts'

export const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  ends.push(() => client.end())
  return client
}

export const BEFORE = join(import.meta.dirname, '../../test/migrations-before')
export const migrations = ownVersion(BEFORE).migrations
/** Applies the first migrations, as an older version would have. */
export async function applyFirst(client: pg.Client, count: number): Promise<void> {
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
export const catalogOf = async (client: pg.Client) =>
  JSON.stringify((await client.query(CATALOG)).rows[0].catalog)

/** Returns the plan of the migrations before the first release for a database. */
export async function planOf(url: string): Promise<string> {
  const { db, close } = await openUnchanged(url)
  try {
    return migrationText(planMigrations(ownVersion(BEFORE), await databaseState(db)))
  } finally {
    await close()
  }
}

export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'fandeck-plan-'))
  ends.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}
