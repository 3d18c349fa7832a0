// The processes of the cluster, with their output in files. PostgreSQL and PgBouncer do not run as root; then they run as
// the user `postgres` of Debian's package.
import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'

/** A user that may run PostgreSQL. */
export interface User {
  uid: number
  gid: number
}

/** Returns the user for PostgreSQL when this process is root; otherwise its own user does. */
export function postgresUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Creates a folder that only its user reads. */
export function folderOf(user: User | undefined, ...parts: readonly string[]): string {
  const folder = join(...parts)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

/** A process of the cluster. */
export interface Running {
  name: string
  /** The id of the process that runs now. */
  pid(): number | undefined
  /** Ends it; kills it after `limitMs`. */
  stop(limitMs?: number): Promise<void>
  /** Kills it with SIGKILL and waits for its end. */
  kill(): Promise<void>
  /** Starts an ended one again, as its supervisor would. */
  restart(): void
}

/** Starts a program by its name and command. */
export type StartProcess = (
  name: string,
  command: readonly [string, ...string[]],
  options?: SpawnOptions & { user?: User | undefined },
) => Running

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  exitCode !== null || signalCode !== null || pid === undefined

/** Starts a program with its output in `logs/name.log`. */
export function startProcess(
  logs: string,
  name: string,
  [program, ...args]: readonly [string, ...string[]],
  { user, ...options }: SpawnOptions & { user?: User | undefined } = {},
): Running {
  const log = openSync(join(logs, `${name}.log`), 'a')
  const begin = () => {
    const child = spawn(program, args, {
      ...options,
      ...user,
      // Not in the group of the terminal: Ctrl-C reaches this program, which ends the others in their order.
      detached: true,
      stdio: ['ignore', log, log],
    })
    const ended = new Promise<void>((done) => {
      child.once('exit', () => done())
      child.once('error', () => done())
    })
    return { child, ended }
  }
  let now = begin()
  return {
    name,
    pid: () => now.child.pid,
    async stop(limitMs = 30_000) {
      const { child, ended } = now
      if (hasEnded(child)) return
      child.kill('SIGTERM')
      const kill = setTimeout(() => child.kill('SIGKILL'), limitMs)
      await ended
      clearTimeout(kill)
    },
    async kill() {
      now.child.kill('SIGKILL')
      await now.ended
    },
    restart() {
      if (hasEnded(now.child)) now = begin()
    },
  }
}
