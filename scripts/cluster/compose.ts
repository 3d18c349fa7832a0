// The configuration of `examples/backend/deploy/compose.yml`: the templates with the names of its services as hosts.
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VARIABLES } from '../../examples/backend/src/environment.ts'
import { newAccount } from '../../examples/backend/src/ledger/new-account.ts'
import { haproxyValues } from './proxies.ts'
import { DEPLOY, fill } from './template.ts'

const LISTEN = '0.0.0.0'
const BACKEND = { api: 8787, pay: 8788, oauth: 8789, wallet: 8790 }
const BALANCED = { ...BACKEND, leader: 5000, replicas: 5001 }
const POSTGRES = { postgres: 5432, rest: 8008 }
const DATA = '/var/lib/fandeck'
// The containers read it as users of their own.
const READABLE = 0o644

const three = (name: string) =>
  [1, 2, 3].map((number) => ({ name: `${name}${number}`, host: `${name}${number}` }))
const secret = () => randomBytes(24).toString('hex')

/** Settings of the site's server that the backend does not have. */
const OF_SITE = [
  ...['MARKET_URL', 'MAIN_URL', 'CDN_URL', 'AUTH_URL'],
  ...['KAKAO_APP_KEY', 'SHOP_FILE'],
  ...['GA4_ID', 'GA4_ORIGIN', 'CLARITY_ID', 'CLARITY_ORIGIN', 'SENTRY_DSN'],
]

/** The settings that `compose.yml` does not set itself, each as a comment. */
function settings(compose: string): string {
  const isSet = (name: string) => new RegExp(`[ {]${name}: `).test(compose)
  const names = [...VARIABLES, ...OF_SITE].filter((name) => !isSet(name))
  return `# Settings of the backends and of the site's server: remove the # before one, and start the containers again.\n${names.map((name) => `#${name}=\n`).join('')}`
}

/**
 * Fills in every template below `folder`, in `config`, and writes the variables of the services to `.env` and
 * `settings.env`.
 */
export function writeComposeConfig(folder: string): void {
  const config = join(folder, 'config')
  mkdirSync(config)
  const write = (name: string, text: string) => writeFileSync(join(config, name), text, { mode: READABLE })
  const fillIn = (template: string, name: string, values: Parameters<typeof fill>[2]) =>
    fill(template, join(config, name), values, { mode: READABLE })
  const [superuser, replication, database] = [secret(), secret(), secret()]

  const members = three('etcd')
  for (const { name, host } of members)
    fillIn('etcd.yml.template', `${name}.yml`, {
      NAME: name,
      HOST: host,
      LISTEN,
      CLIENT_PORT: 2379,
      PEER_PORT: 2380,
      MEMBERS: members.map((member) => `${member.name}=http://${member.host}:2380`).join(),
      DATA_DIR: DATA,
    })
  const nodes = three('postgres')
  for (const { name, host } of nodes)
    fillIn('patroni.yml.template', `${name}.yml`, {
      NAME: name,
      HOST: host,
      LISTEN,
      NETWORK: 'samenet',
      REST_PORT: POSTGRES.rest,
      POSTGRES_PORT: POSTGRES.postgres,
      ETCD_HOSTS: members.map((member) => `${member.host}:2379`).join(),
      SYNCHRONOUS: true,
      DATA_DIR: `${DATA}/data`,
      BIN_DIR: '/usr/lib/postgresql/15/bin',
      PGPASS: `${DATA}/pgpass`,
      SOCKET_DIR: DATA,
      SUPERUSER_PASSWORD: superuser,
      REPLICATION_PASSWORD: replication,
    })
  const backends = three('backend').map((backend) => ({ ...backend, ports: BACKEND }))
  const servers = nodes.map((node) => ({ ...node, ...POSTGRES }))
  fillIn('haproxy.cfg.template', 'haproxy.cfg', haproxyValues(LISTEN, BALANCED, servers, backends))
  fillIn('pgbouncer.ini.template', 'pgbouncer.ini', {
    LISTEN,
    LEADER_HOST: 'haproxy',
    LEADER_PORT: BALANCED.leader,
    PGBOUNCER_PORT: 6432,
    DATABASE_PASSWORD: database,
    USERS_FILE: '/etc/fandeck/users.txt',
    LOG_FILE: '',
    PID_FILE: `${DATA}/pgbouncer.pid`,
  })
  write('users.txt', `"fandeck" "${database}"\n`)
  fillIn('nginx.conf.template', 'nginx.conf', {
    LISTEN,
    RUN_DIR: DATA,
    SITE_PORT: 8000,
    SITE_SERVER_HOST: 'site',
    SITE_SERVER_PORT: 4400,
    API_LISTEN_PORT: 8080,
    API_HOST: 'haproxy',
    API_PORT: BALANCED.api,
  })
  write(
    'database.sql',
    `select 'create role fandeck login password ''${database}'''
  where not exists (select from pg_roles where rolname = 'fandeck') \\gexec
select 'create database fandeck owner fandeck'
  where not exists (select from pg_database where datname = 'fandeck') \\gexec
`,
  )

  const { mnemonic, privateKey } = newAccount()
  const variables = {
    SECRET: secret(),
    DATABASE_PASSWORD: database,
    SUPERUSER_PASSWORD: superuser,
    CHAIN_MNEMONIC: mnemonic,
    LEDGER_PRIVATE_KEY: privateKey,
  }
  const compose = readFileSync(join(DEPLOY, 'compose.yml'), 'utf8')
  writeFileSync(join(folder, 'settings.env'), settings(compose), { mode: 0o600, flag: 'wx' })
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  writeFileSync(join(folder, '.env'), `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' })
}
