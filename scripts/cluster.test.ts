import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VARIABLES } from '../examples/backend/src/environment.ts'
import { writeComposeConfig } from './cluster/compose.ts'
import { DEPLOY, fill } from './cluster/template.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-template-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const values = {
  NAME: 'etcd1',
  DATA_DIR: '/data',
  HOST: '10.0.0.1',
  LISTEN: '0.0.0.0',
  CLIENT_PORT: 2379,
  PEER_PORT: 2380,
  MEMBERS: 'etcd1=x',
}

test('a deployed template is filled in', () => {
  const file = fill('etcd.yml.template', join(folder, 'etcd.yml'), values)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('advertise-client-urls: http://10.0.0.1:2379')
  expect(text).not.toContain('${')
})

test('a name without a value is an error', () => {
  const { MEMBERS, ...others } = values
  expect(MEMBERS).toBe('etcd1=x')
  expect(() => fill('etcd.yml.template', join(folder, 'etcd.yml'), others)).toThrow(
    'etcd.yml.template has no value for MEMBERS',
  )
})

test('the containers get every setting of the backend and of the site', () => {
  writeComposeConfig(folder)
  const compose = readFileSync(join(DEPLOY, 'compose.yml'), 'utf8')
  const settings = readFileSync(join(folder, 'settings.env'), 'utf8')
  const site = readFileSync(join(DEPLOY, '../../site/server/serve.main.ts'), 'utf8')
  const names = [...VARIABLES, ...[...site.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name)]
  expect(names.length).toBeGreaterThan(50)
  const missing = names.filter(
    (name) => !new RegExp(`[ {]${name}: `).test(compose) && !settings.includes(`#${name}=\n`),
  )
  expect(missing).toEqual([])
  expect(compose.match(/env_file: \[settings\.env\]/g)).toHaveLength(2)
})

test('the containers get every template filled in, with one password of the database', () => {
  writeComposeConfig(folder)
  const config = join(folder, 'config')
  const texts = new Map(readdirSync(config).map((name) => [name, readFileSync(join(config, name), 'utf8')]))
  expect(texts.size).toBe(11)
  for (const [name, text] of texts) expect(text, name).not.toContain('${')
  const variables = readFileSync(join(folder, '.env'), 'utf8')
  const password = /^DATABASE_PASSWORD=(.+)$/m.exec(variables)?.[1] ?? ''
  expect(password).toMatch(/^[0-9a-f]{48}$/)
  for (const name of ['users.txt', 'pgbouncer.ini', 'database.sql'])
    expect(texts.get(name)).toContain(password)
  expect(texts.get('haproxy.cfg')).toContain('server backend3 backend3:8787 check port 8787')
})
