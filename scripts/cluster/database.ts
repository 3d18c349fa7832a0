// PostgreSQL of the cluster: three members of etcd, three nodes under Patroni.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../until.ts'
import { PROGRAMS, postgresPrograms } from './packages.ts'
import { folderOf, type Running, type StartProcess, type User } from './processes.ts'
import { fill } from './template.ts'

export const HOST = '127.0.0.1'
const NUMBERS = [1, 2, 3] as const

/** A node of PostgreSQL with its ports. */
export interface Node {
  name: string
  postgres: number
  /** The port on which Patroni tells its state. */
  rest: number
  /** The data of PostgreSQL. */
  data: string
  running: Running
}

/** What the parts of the cluster share. */
export interface Place {
  folder: string
  logs: string
  user: User | undefined
  /** Starts a process, which ends with the cluster. */
  start: StartProcess
  /** Runs at the end, after what starts later has ended. */
  atEnd(end: () => unknown): void
  /** Takes the next port. */
  port(): number
  passwords: { superuser: string; replication: string; database: string }
}

const answers = (url: string) => async () => ((await fetch(url)).ok ? true : undefined)

/** Starts etcd; returns its members and their client addresses. */
export async function startEtcd({
  folder,
  start,
  port,
}: Place): Promise<{ members: Running[]; hosts: string }> {
  const members = NUMBERS.map((number) => ({ name: `etcd${number}`, client: port(), peer: port() }))
  const all = members.map(({ name, peer }) => `${name}=http://${HOST}:${peer}`).join()
  const running = members.map(({ name, client, peer }) => {
    const config = fill('etcd.yml.template', join(folder, `${name}.yml`), {
      NAME: name,
      HOST,
      LISTEN: HOST,
      CLIENT_PORT: client,
      PEER_PORT: peer,
      MEMBERS: all,
      DATA_DIR: folderOf(undefined, folder, name),
    })
    return start(name, [PROGRAMS.etcd, '--config-file', config])
  })
  for (const { name, client } of members) await until(name, answers(`http://${HOST}:${client}/health`))
  return { members: running, hosts: members.map(({ client }) => `${HOST}:${client}`).join() }
}

/** Ends a PostgreSQL that a killed Patroni has left running. */
async function endLeft(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const facts = `/proc/${pid}/cmdline`
  if (!existsSync(facts) || !readFileSync(facts, 'utf8').includes(data)) return
  process.kill(pid, 'SIGQUIT')
  await until('the end of PostgreSQL', async () => !existsSync(facts) || undefined, 10_000)
}

/** Starts the nodes of PostgreSQL, and waits for a leader and its standbys. */
export async function startPostgres(place: Place, etcd: string, synchronous = true): Promise<Node[]> {
  const { folder, start, user, port, passwords } = place
  const nodes = NUMBERS.map((number) => {
    const name = `postgres${number}`
    const [postgres, rest] = [port(), port()]
    const own = folderOf(user, folder, name)
    const data = join(own, 'data')
    const config = fill(
      'patroni.yml.template',
      join(own, 'patroni.yml'),
      {
        NAME: name,
        HOST,
        LISTEN: HOST,
        NETWORK: `${HOST}/32`,
        REST_PORT: rest,
        POSTGRES_PORT: postgres,
        ETCD_HOSTS: etcd,
        SYNCHRONOUS: synchronous,
        DATA_DIR: data,
        BIN_DIR: postgresPrograms() ?? '',
        PGPASS: join(own, 'pgpass'),
        SOCKET_DIR: own,
        SUPERUSER_PASSWORD: passwords.superuser,
        REPLICATION_PASSWORD: passwords.replication,
      },
      { user },
    )
    const env = { ...process.env, HOME: own }
    place.atEnd(() => endLeft(data))
    return {
      name,
      postgres,
      rest,
      data,
      running: start(name, [PROGRAMS.patroni, config], { user, env, cwd: own }),
    }
  })
  const some = async (path: string) => {
    const found = await Promise.all(
      nodes.map(({ rest }) => answers(`http://${HOST}:${rest}${path}`)().catch(() => undefined)),
    )
    return found.some(Boolean) ? true : undefined
  }
  await until('a leader of PostgreSQL', () => some('/primary'), 120_000)
  if (synchronous) await until('a synchronous standby', () => some('/synchronous'), 120_000)
  return nodes
}
