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

/** Whether a migrated database has a migration that this Fandeck does not know; an older one changes nothing in it. */
export async function isNewer({ db }: Pick<OpenDb, 'db'>): Promise<boolean> {
  const [row] = await rowsOf(db, sql`select max(created_at) as newest from drizzle.__drizzle_migrations`)
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  return Number(row?.newest) > Math.max(...known.map(({ folderMillis }) => folderMillis))
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
 * @throws StartProblem if a PostgreSQL was written by a newer Fandeck
 */
export async function openDb(url: string): Promise<OpenDb> {
  if (url.startsWith('postgres')) {
    const { migrate } = await import('drizzle-orm/node-postgres/migrator')
    const opened = await openPool(url)
    const { db } = opened
    // Several processes can start at the same time; one migrates, and the others wait. The sales of a version that still runs
    // can take the same locks in another order; then nothing is written, and it is tried again.
    const migrated = async (tx: Tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.migrations})`)
      await migrate(db, { migrationsFolder: MIGRATIONS })
      const found = await isNewer(opened)
      if (!found) await replaceFunctions(db)
      return found
    }
    const newer = await retryingAfter(wroteNothing, () => db.transaction(migrated))
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
  await migrate(db, { migrationsFolder: MIGRATIONS })
  await replaceFunctions(db)
  return { db, close: () => client.close() }
}

/** Opens a database as it is: no migration runs, and no function is replaced. */
export async function openUnchanged(url: string): Promise<OpenDb> {
  if (url.startsWith('postgres')) return openPool(url)
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const client = await PGlite.create(url)
  return { db: drizzle(client, { schema: await import('./schema.ts') }), close: () => client.close() }
}
