import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type BareOptions, bareBackend, type TestBackend } from './bare-backend.ts'

export { NOON, type TestBackend } from './bare-backend.ts'

/** A migrated database of its own on the PostgreSQL of the tests. */
export async function freshDatabase(): Promise<string> {
  const url = inject('pgUrl')
  const name = `t_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client({ connectionString: `${url}/postgres` })
  await admin.connect()
  await admin.query(`create database ${name} template template_fandeck`)
  await admin.end()
  return `${url}/${name}`
}

/**
 * A whole backend without ports: a clock that stands still, a `fetch`, and a database of its own on the PostgreSQL of
 * the tests, which is there at once; PGlite (`config.databaseUrl: 'memory'`) takes seconds to start.
 */
export async function testBackend(options: BareOptions = {}): Promise<TestBackend> {
  const databaseUrl = options.config?.databaseUrl ?? (await freshDatabase())
  return bareBackend({ ...options, config: { ...options.config, databaseUrl } })
}
