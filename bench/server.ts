import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../examples/backend/test/free-ports.ts'

const DEBIAN = '/usr/lib/postgresql'
const NOBODY = 65_534

/** Returns the folder of PostgreSQL's programs; Debian's package includes pgbench. */
function programs(): string {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one))
    : []
  const found = [process.env.PG_BIN, ...versions.map((version) => join(DEBIAN, version, 'bin'))]
  const bin = found.find((folder) => folder && existsSync(join(folder, 'pgbench')))
  if (!bin)
    throw new Error('pgbench was not found: run apt-get install postgresql-15, or set PG_BIN to its folder')
  return bin
}

/** Starts PostgreSQL with default settings: every commit waits for the disk. */
export async function startServer() {
  const bin = programs()
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-bench-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const asRoot = process.getuid?.() === 0
  if (asRoot) chownSync(data, NOBODY, NOBODY)
  const as = { cwd: '/', ...(asRoot && { uid: NOBODY, gid: NOBODY }) }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'app', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    { ...as, stdio: 'pipe' },
  )
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100']
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((flag) => ['-c', flag])]
  const server = spawn(join(bin, 'postgres'), args, { ...as, stdio: 'ignore' })
  const run = (program: string, flags: readonly string[]) =>
    execFileSync(join(bin, program), ['-h', '127.0.0.1', '-p', String(port), '-U', 'app', ...flags], {
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  for (let tried = 0; ; tried++) {
    try {
      run('psql', ['-c', 'select 1', 'postgres'])
      break
    } catch (error) {
      if (tried === 50) throw error
      await pause(200)
    }
  }
  return {
    url: `postgres://app@127.0.0.1:${port}`,
    folder,
    run,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Server = Awaited<ReturnType<typeof startServer>>

const BARE = `\\set fan random(1, 100000)
begin;
update bare_drops set remaining = remaining - 1 where id = 1 and remaining > 0;
insert into bare_orders (drop_id, user_id) values (1, :fan);
end;
`

/** Runs the bare purchase, one hot row and one order, in pgbench; returns transactions per second. */
export function bareTransactions(server: Server, seconds: number): number {
  server.run('psql', [
    '-q',
    'bench',
    '-c',
    `create table if not exists bare_drops (id int primary key, remaining int not null check (remaining >= 0));
    create table if not exists bare_orders (id bigserial primary key, drop_id int not null, user_id int not null);
    insert into bare_drops values (1, 100000000) on conflict do nothing;`,
  ])
  const script = join(server.folder, 'bare.sql')
  writeFileSync(script, BARE)
  const said = server.run('pgbench', [
    ...['-n', '-M', 'prepared', '-c', '32', '-j', '2', '-T', String(seconds), '-f', script],
    'bench',
  ])
  const tps = Number(/^tps = ([\d.]+)/m.exec(said)?.[1])
  if (!Number.isFinite(tps)) throw new Error(said)
  return tps
}
