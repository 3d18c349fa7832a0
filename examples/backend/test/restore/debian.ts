import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-ports.ts'
import { runCommand, SETTINGS, type Shell } from './commands.ts'

/** The programs of Debian 12. */
const PROGRAMS = '/usr/lib/postgresql/15/bin'
/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534

/** Whether Debian's PostgreSQL 15 is installed (`apt-get install postgresql-15`). */
export const hasDebianPostgres = (): boolean => existsSync(join(PROGRAMS, 'postgres'))

/** Resolves once a server of a port takes changes: a restored one after its recovery. */
async function writable(url: string): Promise<void> {
  for (let tried = 0; tried < 600; tried++) {
    const client = new pg.Client({ connectionString: url })
    // A server that ends breaks the connection.
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query('select pg_is_in_recovery() as recovering')
      if (!rows[0]?.recovering) return
    } catch {
      // It starts.
    } finally {
      await client.end().catch(() => {})
    }
    await pause(100)
  }
  throw new Error(`PostgreSQL takes no changes: ${url}`)
}

/** A server of Debian's PostgreSQL 15 that archives its log, and the folder of its backups. */
export async function startDebianPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-restore-'))
  chmodSync(folder, 0o755)
  const uid = process.getuid?.() === 0 ? NOBODY : undefined
  const shell: Shell = { programs: PROGRAMS, uid }
  const own = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path, { mode: 0o700 })
    if (uid !== undefined) chownSync(path, uid, uid)
    return path
  }
  const [backup, ground] = [own('backup'), own('servers')]
  await runCommand(shell, 'mkdir "$BACKUP/wal"', { BACKUP: backup })
  const ends: (() => Promise<void>)[] = []

  /** Starts the server of a data folder. */
  async function serve(data: string) {
    const port = await freePort()
    const url = `postgres://app@127.0.0.1:${port}`
    // The archive of the rehearsal is below its own folder.
    const archive = SETTINGS.map((line) => line.replaceAll('/backup/', `${backup}/`).split(' = '))
    const settings = [
      ...archive.map(([name, value]) => `${name}=${value?.replace(/^'|'$/g, '')}`),
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'fsync=off'],
    ]
    const server = spawn(
      join(PROGRAMS, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { cwd: '/', stdio: 'ignore', ...(uid !== undefined && { uid, gid: uid }) },
    )
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    const end = async (signal: NodeJS.Signals) => {
      server.kill(signal)
      await ended
    }
    ends.push(() => end('SIGQUIT'))
    await writable(`${url}/postgres`)
    return { url, end }
  }

  const first = join(ground, 'first')
  await runCommand(shell, 'initdb -D "$DATA" -U app --auth=trust --encoding=UTF8 --locale=C --no-sync', {
    DATA: first,
  })
  return {
    backup,
    serve,
    first,
    /** The folder of a restored server. */
    restoredData: join(ground, 'restored'),
    run: (line: string, env: Record<string, string>) => runCommand(shell, line, env),
    async stop() {
      for (const end of ends.reverse()) await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type DebianPostgres = Awaited<ReturnType<typeof startDebianPostgres>>
