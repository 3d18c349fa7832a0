import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openPool } from '../src/db/open.ts'
import { type BareOptions, bareBackend, type TestBackend } from './bare-backend.ts'

export { NOON, type TestBackend } from './bare-backend.ts'

const made: string[] = []

async function asAdmin(statements: readonly string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: `${inject('pgUrl')}/postgres` })
  await admin.connect()
  try {
    for (const statement of statements) await admin.query(statement)
  } finally {
    await admin.end()
  }
}

/** Drops the databases of a file, because each takes 13 MB of memory; `databases.setup.ts` calls it after each file. */
export const dropDatabases = (): Promise<void> =>
  asAdmin(made.splice(0).map((name) => `drop database ${name} with (force)`))

/** Creates a copy of a database on the PostgreSQL of the tests, until the last test of the file; `file_copy` is faster than a copy by the log. */
async function copyOf(template: string): Promise<string> {
  const name = `t_${randomBytes(8).toString('hex')}`
  await asAdmin([`create database ${name} template ${template} strategy file_copy`])
  made.push(name)
  return name
}
const urlOf = (name: string) => `${inject('pgUrl')}/${name}`

/** Creates a database without tables. */
export const emptyDatabase = async (): Promise<string> => urlOf(await copyOf('template0'))

/** Creates a migrated database. */
export const freshDatabase = async (): Promise<string> => urlOf(await copyOf('template_fandeck'))

/** Creates a copy of a database of the tests, to which nothing is connected. */
export const copyOfDatabase = async (url: string): Promise<string> =>
  urlOf(await copyOf(new URL(url).pathname.slice(1)))

/** Creates a database with the demo content. */
export const seededDatabase = async (): Promise<string> => urlOf(await copyOf('template_seeded'))

/**
 * Returns a whole backend without ports: a fixed clock, a `fetch`, and a database on the PostgreSQL of the tests,
 * which is available immediately; PGlite (`config.databaseUrl: 'memory'`) takes seconds to start.
 */
export async function testBackend(options: BareOptions = {}): Promise<TestBackend> {
  const hasContent = options.seeded && options.config?.mode !== 'production'
  const { config } = options
  if (config?.databaseUrl) return bareBackend(options)
  // A copy has all migrations.
  const databaseUrl = await (hasContent ? seededDatabase() : freshDatabase())
  return bareBackend({ ...options, config: { ...config, databaseUrl }, open: openPool })
}
