import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
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

test('SEC-11 it is not ready without its database', async () => {
  const { db } = it.backend
  it.backend.db = new Proxy(db, {
    get: (target, name) => (name === 'insert' ? () => new Promise(() => {}) : Reflect.get(target, name)),
  })
  expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503])
})

test('SEC-11 it is not ready while the disk of the database is full, and a write is refused for a moment', async () => {
  const { db } = it.backend
  await db.execute(sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  for (const table of ['settings', 'visits']) {
    await db.execute(
      sql`create trigger no_room before insert or update on ${sql.identifier(table)} execute function no_room()`,
    )
  }
  expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503])
  const visit = await it.fetch('http://api.localhost/about/visit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ssid: 'session-one' }),
  })
  expect([visit.status, visit.headers.get('retry-after')]).toEqual([503, '2'])
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
