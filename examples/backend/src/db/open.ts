import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { LOCKS } from './leader.ts'
import type * as schema from './schema.ts'

/** The database: PGlite in a folder, or PostgreSQL; the same SQL for both. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
/** The database, or one transaction of it. Inside a transaction use only this, never the outer `Db`: PGlite would wait for ever. */
export type Tx = Db

/** An open database and its end. */
export interface OpenDb {
  db: Db
  close(): Promise<void>
}

/** How long work waits for a connection, ms: better refused than for ever. */
const CONNECT_MS = 10_000
const MIGRATIONS = new URL('../../migrations', import.meta.url).pathname

/** When the newest migration that this program knows was made. */
export function newestMigration(): number {
  const all = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  return Math.max(...all.map(({ folderMillis }) => folderMillis))
}

/** Opens and migrates a database: `postgres://…`, `memory`, or a folder for PGlite. */
export async function openDb(url: string): Promise<OpenDb> {
  const tables = await import('./schema.ts')
  if (url.startsWith('postgres')) {
    const { default: pg } = await import('pg')
    const { drizzle } = await import('drizzle-orm/node-postgres')
    const { migrate } = await import('drizzle-orm/node-postgres/migrator')
    const pool = new pg.Pool({
      connectionString: url,
      max: 20,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    })
    // A connection that is lost fails its query; without listeners the whole process would die of it.
    pool.on('error', () => {})
    pool.on('connect', (client) => {
      client.on('error', () => {
        // drizzle never gives a client back whose `begin` has failed, and a pool waits for it for ever.
        try {
          client.release(true)
          client.release = () => {}
        } catch {
          // Nobody was using it: the pool has dropped it already.
        }
      })
    })
    const db = drizzle(pool, { schema: tables })
    const client = await pool.connect()
    try {
      // Several processes may start at once.
      await client.query(`select pg_advisory_lock(${LOCKS.migrations})`)
      await migrate(db, { migrationsFolder: MIGRATIONS })
    } finally {
      await client.query(`select pg_advisory_unlock(${LOCKS.migrations})`)
      client.release()
    }
    return { db, close: () => pool.end() }
  }
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const client = url === 'memory' ? await PGlite.create() : await PGlite.create(url)
  const db = drizzle(client, { schema: tables })
  await migrate(db, { migrationsFolder: MIGRATIONS })
  return { db, close: () => client.close() }
}
