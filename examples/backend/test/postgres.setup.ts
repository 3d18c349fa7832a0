import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDb } from '../src/db/open.ts'
import { bareBackend } from './bare-backend.ts'
import { CARELESS, startPostgres as startServer } from './postgres.ts'

/** An installation for production may lack it. */
const DEMO = join(import.meta.dirname, '../src/demo')

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The URL of a PostgreSQL server without a database name; `template_fandeck` is migrated and `template_seeded` also
     * has the demo content, for copies.
     */
    pgUrl: string
  }
}

/** A temporary PostgreSQL: its URL without a database name, and how to stop it. */
export interface ThrowAway {
  url: string
  teardown(): Promise<void>
}

/** Starts one with a migrated `template_fandeck`. */
export async function startPostgres(): Promise<ThrowAway> {
  const { url, stop } = await startServer(CARELESS)
  try {
    const admin = new pg.Client({ connectionString: `${url}/postgres` })
    await admin.connect()
    await admin.query('create database template_fandeck')
    await admin.end()
    const template = await openDb(`${url}/template_fandeck`)
    await template.close()
    return { url, teardown: stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Creates a migrated database on a server of `startPostgres`. */
export async function copyOfTemplate(url: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: `${url}/postgres` })
  await admin.connect()
  await admin.query(`create database ${name} template template_fandeck`)
  await admin.end()
  return `${url}/${name}`
}

/** A temporary PostgreSQL for the tests of concurrency, which PGlite cannot show (D57). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, teardown } = await startPostgres()
  try {
    if (existsSync(DEMO)) {
      const seeded = await copyOfTemplate(url, 'template_seeded')
      await (await bareBackend({ seeded: true, config: { databaseUrl: seeded } })).close()
    }
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('pgUrl', url)
  return teardown
}
