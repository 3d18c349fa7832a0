import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { StartProblem } from '../start-problem.ts'
import { traceQueries } from '../telemetry/queries.ts'
import { replaceFunctions } from './functions.ts'
import { LOCKS } from './locks.ts'
import { retryingAfter, wroteNothing } from './retry.ts'
import { rowsOf } from './rows.ts'
import type * as schema from './schema.ts'

/** The database: PGlite in a folder, or PostgreSQL; both run the same SQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
/**
 * The database or a transaction. Inside a transaction, use only the transaction: with PGlite, the outer `Db` would
 * deadlock.
 */
export type Tx = Db

/** An open database. */
export interface OpenDb {
  db: Db
  close(): Promise<void>
}

/** The timeout for a connection of the pool, ms. */
const CONNECT_MS = 10_000
/** The folder of the migrations of this version. */
export const MIGRATIONS = new URL('../../migrations', import.meta.url).pathname

const timesOf = (migrationsFolder: string) =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)

/** Whether a migrated database has a migration that this Fandeck does not know; an older one changes nothing in it. */
export async function isNewer(
  { db }: Pick<OpenDb, 'db'>,
  migrationsFolder: string = MIGRATIONS,
): Promise<boolean> {
  const [row] = await rowsOf(db, sql`select max(created_at) as newest from drizzle.__drizzle_migrations`)
  return Number(row?.newest) > Math.max(...timesOf(migrationsFolder))
}

/**
 * Refuses a database that lacks some of the migrations which the first one of this version replaces: that one would create
 * its tables again.
 */
async function requireBeginning(db: Db, migrationsFolder: string): Promise<void> {
  const [known] = await rowsOf(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  )
  if (!known?.made) return
  const [row] = await rowsOf(db, sql`select max(created_at) as newest from drizzle.__drizzle_migrations`)
  const newest = row?.newest ?? undefined
  if (newest === undefined || Number(newest) >= Math.min(...timesOf(migrationsFolder))) return
  throw new StartProblem(
    'The database was made by a Fandeck before 0.1.0 that is not the last of them, and nothing was changed; start the last one once (docs/guides/upgrading.md), or name another database.',
  )
}

/** Opens a pool of connections to a PostgreSQL whose tables exist. */
export async function openPool(url: string) {
  const tables = await import('./schema.ts')
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  // A lost connection fails its query; without a listener, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    traceQueries(client)
    client.on('error', () => {
      // drizzle does not release a client whose `begin` fails, and a pool waits for it on close.
      try {
        client.release(true)
        client.release = () => {}
      } catch {
        // The client was idle: the pool has removed it already.
      }
    })
  })
  return { db: drizzle(pool, { schema: tables }), close: () => pool.end() }
}

/**
 * Opens and migrates a database: `postgres://…`, `memory`, or a folder for PGlite.
 *
 * @param migrationsFolder those of another version
 * @throws StartProblem if a PostgreSQL was written by a newer Fandeck, or a database by one before the first migration
 */
export async function openDb(url: string, migrationsFolder: string = MIGRATIONS): Promise<OpenDb> {
  if (url.startsWith('postgres')) {
    const { migrate } = await import('drizzle-orm/node-postgres/migrator')
    const opened = await openPool(url)
    const { db } = opened
    // Several processes can start at the same time; one migrates, and the others wait. The sales of a version that still runs
    // can take the same locks in another order; then nothing is written, and it is tried again.
    const migrated = async (tx: Tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.migrations})`)
      await requireBeginning(db, migrationsFolder)
      await migrate(db, { migrationsFolder })
      const found = await isNewer(opened, migrationsFolder)
      if (!found) await replaceFunctions(db)
      return found
    }
    const newer = await retryingAfter(wroteNothing, () => db.transaction(migrated)).catch(async (error) => {
      if (error instanceof StartProblem) await opened.close()
      throw error
    })
    if (newer) {
      await opened.close()
      throw new StartProblem(
        'The database of DATABASE_URL was written by a newer Fandeck and nothing was changed; start that one, or name another database.',
      )
    }
    return opened
  }
  const tables = await import('./schema.ts')
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const client = url === 'memory' ? await PGlite.create() : await PGlite.create(url)
  const db = drizzle(client, { schema: tables })
  const close = () => client.close()
  await requireBeginning(db, migrationsFolder).catch(async (error) => {
    await close()
    throw error
  })
  await migrate(db, { migrationsFolder })
  await replaceFunctions(db)
  return { db, close }
}

/** Opens a database as it is: no migration runs, and no function is replaced. */
export async function openUnchanged(url: string): Promise<OpenDb> {
  if (url.startsWith('postgres')) return openPool(url)
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const client = await PGlite.create(url)
  return { db: drizzle(client, { schema: await import('./schema.ts') }), close: () => client.close() }
}
