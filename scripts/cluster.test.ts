import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fill } from './cluster/template.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-template-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const values = {
  NAME: 'etcd1',
  DATA_DIR: '/data',
  HOST: '10.0.0.1',
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
