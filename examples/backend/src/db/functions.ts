import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

const SOURCE = join(import.meta.dirname, '..')
const FILES = globSync('*/sql/*.sql', { cwd: SOURCE }).toSorted()

/** The SQL functions of the domains, one a file: `<domain>/sql/<function>.sql`. */
export const sqlFunctions: readonly string[] = FILES.map((file) => readFileSync(join(SOURCE, file), 'utf8'))

/**
 * A digest of all function files. Each change of a function ships with a migration that records this digest, so that a
 * process of an older version finds a newer database and refuses to start.
 */
export const functionsDigest = createHash('sha256').update(sqlFunctions.join('')).digest('hex').slice(0, 16)

/** Replaces the functions of the database by those of the files. */
export async function replaceFunctions(db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>): Promise<void> {
  for (const text of sqlFunctions) await db.execute(sql.raw(text))
}
