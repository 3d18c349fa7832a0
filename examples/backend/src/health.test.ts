import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestBackend, testBackend } from '../test/backend.ts'
import { testConfig } from '../test/config.ts'
import { startBackend } from './server.ts'

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
})
afterEach(() => it.close())
const status = async (path: string) => (await it.fetch(`http://api.localhost${path}`)).status

test('a backend is alive and ready', async () => {
  expect([await status('/livez'), await status('/readyz')]).toEqual([200, 200])
})

test('it is alive but not ready while it drains', async () => {
  it.backend.draining = () => true
  expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503])
})

test('it is not ready without its database', async () => {
  const { db } = it.backend
  it.backend.db = new Proxy(db, {
    get: (target, name) => (name === 'execute' ? () => new Promise(() => {}) : Reflect.get(target, name)),
  })
  expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503])
})

test('a stopping server refuses on /readyz first, and still serves until it has drained', async () => {
  const config = testConfig(await freshDatabase())
  const running = await startBackend(config, {
    ports: { api: 0, pay: 0, oauth: 0, wallet: 0, metrics: 0 },
    drainMs: 1000,
  })
  const ask = async (path: string) => (await fetch(`${running.origins.api}${path}`)).status
  expect(await ask('/readyz')).toBe(200)
  const closed = running.close()
  await pause(100)
  expect([await ask('/readyz'), await ask('/health')]).toEqual([503, 200])
  await closed
  await expect(ask('/livez')).rejects.toThrow()
})
