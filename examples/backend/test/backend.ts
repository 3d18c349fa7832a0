import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
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

// Dropped early, because each has hundreds of files, which would fill a disk and take minutes to delete at
// the end.
afterAll(() => asAdmin(made.splice(0).map((name) => `drop database ${name} with (force)`)))

/** Creates a migrated database on the PostgreSQL of the tests, until the last test of the file. */
export async function freshDatabase(): Promise<string> {
  const name = `t_${randomBytes(8).toString('hex')}`
  await asAdmin([`create database ${name} template template_fandeck`])
  made.push(name)
  return `${inject('pgUrl')}/${name}`
}

/**
 * Returns a whole backend without ports: a fixed clock, a `fetch`, and a database on the PostgreSQL of the tests,
 * which is available immediately; PGlite (`config.databaseUrl: 'memory'`) takes seconds to start.
 */
export async function testBackend(options: BareOptions = {}): Promise<TestBackend> {
  const databaseUrl = options.config?.databaseUrl ?? (await freshDatabase())
  return bareBackend({ ...options, config: { ...options.config, databaseUrl } })
}
