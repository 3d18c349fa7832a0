import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planMigrations } from '@fandeck/sdk/shop'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../test/backend.ts'
import { openFolder } from './folder.ts'
import { type Db, MIGRATIONS, openDb, openUnchanged } from './open.ts'
import { rowsOf } from './rows.ts'
import { databaseState, ownVersion } from './state.ts'

/** The migrations that the first one replaces. */
const BEFORE = join(import.meta.dirname, '../../test/migrations-before')
const REFUSAL = 'was made by a Fandeck before 0.1.0 that is not the last of them'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'fandeck-first-'))
  ends.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Writes the first of some migrations, or all but the last ones when `count` is negative. */
function firstOf(migrations: string, count: number): string {
  const path = join(folder(), 'migrations')
  cpSync(migrations, path, { recursive: true })
  const file = join(path, 'meta/_journal.json')
  const { entries, ...journal } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: entries.slice(0, count) }))
  return path
}
/** The migrations of the last version but one before the first release. */
const lacksTheLast = () => firstOf(BEFORE, -1)
/** The first migration without those after it. */
const firstAlone = () => firstOf(MIGRATIONS, 1)

/** What a database consists of, without the order of the columns of a table. */
const PARTS = {
  columns: sql`select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull
      || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') || ' ' || coalesce(array_to_string(c.reloptions, ','), '') as part
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'S', 'v') order by 1`,
  constraints: sql`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as part
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1`,
  indexes: sql`select indexdef as part from pg_indexes where schemaname = 'public' order by 1`,
  triggers: sql`select pg_get_triggerdef(oid) as part from pg_trigger where not tgisinternal order by 1`,
  functions: sql`select pg_get_functiondef(oid) as part from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
}

async function partsOf(db: Db) {
  const found = Object.entries(PARTS).map(async ([name, query]) => [
    name,
    (await rowsOf(db, query)).map(({ part }) => String(part)),
  ])
  return Object.fromEntries(await Promise.all(found))
}

async function opened(url: string, migrations?: string): Promise<Db> {
  const { db, close } = await openDb(url, migrations)
  ends.push(close)
  return db
}
const applied = async (db: Db) =>
  Number((await rowsOf(db, sql`select count(*) as n from drizzle.__drizzle_migrations`))[0]?.n)

describe('the first migration', () => {
  test('makes the database that the migrations before it make, which have no rows', async () => {
    const old = await opened(await emptyDatabase(), BEFORE)
    const fresh = await opened(await emptyDatabase(), firstAlone())
    const [before, parts] = [await partsOf(old), await partsOf(fresh)]
    expect(parts).toEqual(before)
    for (const [name, least] of [
      ['columns', 600],
      ['constraints', 100],
      ['indexes', 150],
      ['triggers', 27],
      ['functions', 26],
    ] as const)
      expect(parts[name].length, name).toBeGreaterThanOrEqual(least)
    for (const db of [old, fresh]) {
      await db.execute(sql`analyze`)
      const filled = await rowsOf(
        db,
        sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 0`,
      )
      expect(filled).toEqual([])
    }
    // Control: a part that one of them lacks is seen.
    await fresh.execute(sql`drop trigger users_listed on users`)
    expect(await partsOf(fresh)).not.toEqual(before)
  })

  test('leaves a database with all of those as it is', async () => {
    const url = await emptyDatabase()
    const old = await opened(url, BEFORE)
    await old.execute(sql`insert into settings values ('seeded_at', 'kept')`)
    const before = [await applied(old), await partsOf(old)]
    const db = await opened(url, firstAlone())
    expect([await applied(db), await partsOf(db)]).toEqual(before)
    expect(await rowsOf(db, sql`select value from settings`)).toEqual([{ value: 'kept' }])
    const later = ownVersion().migrations.slice(1)
    expect(planMigrations(ownVersion(), await databaseState(db)).waiting).toEqual(
      later.map(({ name }) => name),
    )
  })

  test('is refused by a database that lacks one of those, and nothing is changed', async () => {
    const url = await emptyDatabase()
    const old = await opened(url, lacksTheLast())
    const before = [await applied(old), await partsOf(old)]
    await expect(openDb(url)).rejects.toThrow(REFUSAL)
    expect([await applied(old), await partsOf(old)]).toEqual(before)
    const unchanged = await openUnchanged(url)
    ends.push(unchanged.close)
    const state = await databaseState(unchanged.db)
    expect(() => planMigrations(ownVersion(), state)).toThrow('made before the first of these migrations')
    // The last version before the release opens it, and then this one does.
    await (await openDb(url, BEFORE)).close()
    await (await openDb(url)).close()
  })

  test('treats a folder of PGlite in the same way', async () => {
    const path = join(folder(), 'database')
    await (await openFolder(path, undefined, (one) => openDb(one, lacksTheLast()))).close()
    await expect(openFolder(path)).rejects.toThrow(REFUSAL)
    await (await openFolder(path, undefined, (one) => openDb(one, BEFORE))).close()
    const { db, close } = await openFolder(path)
    expect(await applied(db)).toBe(ownVersion(BEFORE).migrations.length + ownVersion().migrations.length - 1)
    await close()
  }, 60_000)
})
