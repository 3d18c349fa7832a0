// What the cluster needs from Debian (12 and later).
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The programs of the cluster. */
export const PROGRAMS = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  nginx: '/usr/sbin/nginx',
} as const
const POSTGRES = '/usr/lib/postgresql'
/** The client of etcd's version 2, by which Patroni speaks to it. */
const ETCD_CLIENT = '/usr/lib/python3/dist-packages/etcd'

/** Returns the folder with the programs of the newest installed PostgreSQL. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(POSTGRES)) return undefined
  const versions = readdirSync(POSTGRES).toSorted((one, other) => Number(one) - Number(other))
  const newest = versions.at(-1)
  return newest && join(POSTGRES, newest, 'bin')
}

/** Returns the Debian packages that are missing. */
export const missingPackages = (): string[] =>
  [
    { name: 'etcd-server', found: existsSync(PROGRAMS.etcd) },
    { name: 'patroni', found: existsSync(PROGRAMS.patroni) },
    { name: 'python3-etcd', found: existsSync(ETCD_CLIENT) },
    { name: 'pgbouncer', found: existsSync(PROGRAMS.pgbouncer) },
    { name: 'haproxy', found: existsSync(PROGRAMS.haproxy) },
    { name: 'nginx', found: existsSync(PROGRAMS.nginx) },
    { name: 'postgresql', found: postgresPrograms() !== undefined },
  ]
    .filter(({ found }) => !found)
    .map(({ name }) => name)
