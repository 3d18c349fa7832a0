import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseState, VersionFiles } from '@fandeck/sdk/shop'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { sqlFunctions } from './functions.ts'
import { type Db, MIGRATIONS } from './open.ts'
import { rowsOf } from './rows.ts'

const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const Tables = z.array(z.object({ name: z.string(), rows: number }))
const Functions = z.array(
  z.object({ name: z.string(), parameters: z.string(), result: z.string(), body: z.string() }),
)
const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

/** Reads what a plan of migrations needs of a database, from its catalog: no table of the shop is read. */
export async function databaseState(db: Db): Promise<DatabaseState> {
  const [known] = await rowsOf(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  )
  const [row] = known?.known
    ? await rowsOf(db, sql`select max(created_at) as newest from drizzle.__drizzle_migrations`)
    : []
  const newest = row?.newest ?? undefined
  const tables = await rowsOf(
    db,
    sql`select c.relname as name, greatest(c.reltuples::bigint, s.n_live_tup, 0) as rows from pg_class c
      left join pg_stat_user_tables s on s.relid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )
  const functions = await rowsOf(
    db,
    sql`select p.proname as name, pg_get_function_arguments(p.oid) as parameters,
        pg_get_function_result(p.oid) as result, p.prosrc as body from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' order by 1`,
  )
  return {
    ...(newest !== undefined && { newest: Number(newest) }),
    tables: z.parse(Tables, tables),
    functions: z.parse(Functions, functions),
  }
}

/** Returns the migrations and functions of this version, or the migrations of another folder. */
export function ownVersion(migrations: string = MIGRATIONS): VersionFiles {
  const read = (file: string) => readFileSync(join(migrations, file), 'utf8')
  const { entries } = z.parse(Journal, JSON.parse(read('meta/_journal.json')))
  return {
    migrations: entries.map(({ tag, when }) => ({ name: tag, at: when, text: read(`${tag}.sql`) })),
    functions: sqlFunctions,
  }
}
