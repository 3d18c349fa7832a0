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

// Each has hundreds of files: all of them together would fill a disk, and take minutes to delete.
afterAll(() => asAdmin(made.splice(0).map((name) => `drop database ${name} with (force)`)))

/** A migrated database of its own on the PostgreSQL of the tests, until the last test of the file. */
export async function freshDatabase(): Promise<string> {
  const name = `t_${randomBytes(8).toString('hex')}`
  await asAdmin([`create database ${name} template template_fandeck`])
  made.push(name)
  return `${inject('pgUrl')}/${name}`
}

/**
 * A whole backend without ports: a clock that stands still, a `fetch`, and a database of its own on the PostgreSQL of
 * the tests, which is there at once; PGlite (`config.databaseUrl: 'memory'`) takes seconds to start.
 */
export async function testBackend(options: BareOptions = {}): Promise<TestBackend> {
  const databaseUrl = options.config?.databaseUrl ?? (await freshDatabase())
  return bareBackend({ ...options, config: { ...options.config, databaseUrl } })
}
