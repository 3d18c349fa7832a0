// HAProxy, PgBouncer and nginx in front of the database, of the backends and of the site.
import { chmodSync, chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOST, type Node, type Place } from './database.ts'
import { PROGRAMS } from './packages.ts'
import { folderOf, type Running } from './processes.ts'
import { fill } from './template.ts'

/** The origins of a backend. */
export const ORIGINS = ['api', 'pay', 'oauth', 'wallet'] as const
export type Ports = Record<(typeof ORIGINS)[number], number>

/** The sandboxes keep sign-ins in their process, so a visitor stays with one. */
const STICKY: ReadonlySet<string> = new Set(['oauth', 'wallet'])

/** A node of PostgreSQL, or a backend, as HAProxy reaches it. */
interface Reached {
  name: string
  host: string
}

const originOf = (name: keyof Ports, listen: string, backends: readonly (Reached & { ports: Ports })[]) =>
  [
    `listen ${name}`,
    `  bind ${listen}`,
    '  mode http',
    '  option forwardfor',
    `  balance ${STICKY.has(name) ? 'source' : 'leastconn'}`,
    '  option httpchk',
    '  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost',
    '  http-check expect status 200',
    // A request that no backend has begun to answer goes to another one.
    '  option redispatch',
    '  retries 2',
    ...backends.map(
      (one) => `  server ${one.name} ${one.host}:${one.ports[name]} check port ${one.ports.api}`,
    ),
  ].join('\n')

/** The ports of HAProxy. */
export interface Balanced extends Ports {
  leader: number
  replicas: number
}

/** Returns the values of HAProxy's template. */
export const haproxyValues = (
  listen: string,
  ports: Balanced,
  nodes: readonly (Reached & Pick<Node, 'postgres' | 'rest'>)[],
  backends: readonly (Reached & { ports: Ports })[],
) => ({
  LISTEN: listen,
  LEADER_PORT: ports.leader,
  REPLICAS_PORT: ports.replicas,
  POSTGRES_SERVERS: nodes
    .map(({ name, host, postgres, rest }) => `  server ${name} ${host}:${postgres} check port ${rest}`)
    .join('\n'),
  ORIGINS: ORIGINS.map((name) => originOf(name, `${listen}:${ports[name]}`, backends)).join('\n\n'),
})

/** Starts HAProxy. */
export function startHaproxy(
  { folder, start }: Place,
  ports: Balanced,
  nodes: readonly Node[],
  backends: readonly Ports[],
): Running {
  const reached = nodes.map((node) => ({ ...node, host: HOST }))
  const served = backends.map((own, at) => ({ name: `backend${at + 1}`, host: HOST, ports: own }))
  const values = haproxyValues(HOST, ports, reached, served)
  const config = fill('haproxy.cfg.template', join(folder, 'haproxy.cfg'), values)
  return start('haproxy', [PROGRAMS.haproxy, '-db', '-f', config])
}

/** Starts PgBouncer; returns the URL of the database behind it. */
export function startPgbouncer(
  { folder, start, user, port, passwords }: Place,
  leader: number,
): { running: Running; databaseUrl: string } {
  const own = folderOf(user, folder, 'pgbouncer')
  const listen = port()
  const users = join(own, 'users.txt')
  writeFileSync(users, `"fandeck" "${passwords.database}"\n`, { mode: 0o600 })
  if (user) chownSync(users, user.uid, user.gid)
  const config = fill(
    'pgbouncer.ini.template',
    join(own, 'pgbouncer.ini'),
    {
      LEADER_HOST: HOST,
      LISTEN: HOST,
      LEADER_PORT: leader,
      PGBOUNCER_PORT: listen,
      DATABASE_PASSWORD: passwords.database,
      USERS_FILE: users,
      LOG_FILE: join(own, 'pgbouncer.log'),
      PID_FILE: join(own, 'pgbouncer.pid'),
    },
    { user },
  )
  return {
    running: start('pgbouncer', [PROGRAMS.pgbouncer, config], { user, cwd: own }),
    databaseUrl: `postgres://fandeck:${passwords.database}@${HOST}:${listen}/fandeck`,
  }
}

/** The ports of nginx, and of the site's server behind it. */
export interface Front {
  site: number
  api: number
  siteServer: number
}

/** Starts nginx in front of the site's server and of the API behind HAProxy. */
export function startNginx(
  { folder, start }: Place,
  { site, api, siteServer }: Front,
  balanced: Balanced,
): Running {
  const own = folderOf(undefined, folder, 'nginx')
  // Its workers are another user when it runs as root.
  chmodSync(own, 0o755)
  const config = fill('nginx.conf.template', join(own, 'nginx.conf'), {
    LISTEN: HOST,
    SITE_SERVER_HOST: HOST,
    API_HOST: HOST,
    RUN_DIR: own,
    SITE_PORT: site,
    SITE_SERVER_PORT: siteServer,
    API_LISTEN_PORT: api,
    API_PORT: balanced.api,
  })
  return start('nginx', [PROGRAMS.nginx, '-c', config])
}
