import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type BareOptions, bareBackend, type TestBackend } from './bare-backend.ts'

export { NOON, type TestBackend } from './bare-backend.ts'

export interface TestBackendOptions extends BareOptions {
  /** A database of its own on real PostgreSQL instead of PGlite in memory. */
  postgres?: boolean
}

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

/** A whole backend without ports: a fresh database, a clock that stands still, and a `fetch`. */
export async function testBackend({ postgres, ...options }: TestBackendOptions = {}): Promise<TestBackend> {
  if (!postgres) return bareBackend(options)
  const databaseUrl = await freshDatabase()
  return bareBackend({ ...options, config: { databaseUrl, ...options.config } })
}
