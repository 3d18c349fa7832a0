import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../test/backend.ts'
import { createLeadership, type Leadership, LOCKS } from './leader.ts'

let databaseUrl: string
let leaderships: Leadership[]
beforeEach(async () => {
  databaseUrl = await freshDatabase()
  leaderships = []
})
afterEach(async () => {
  await Promise.all(leaderships.map((leadership) => leadership.release()))
})
const another = () => {
  const leadership = createLeadership(databaseUrl, LOCKS.minting)
  leaderships.push(leadership)
  return leadership
}

test('leadership is exclusive, and passes to the next process when released', async () => {
  const [one, other] = [another(), another()]
  expect(await one.acquire()).toBe(true)
  expect(await one.acquire()).toBe(true)
  expect(await other.acquire()).toBe(false)
  await one.release()
  expect(await other.acquire()).toBe(true)
  expect(await one.acquire()).toBe(false)
})

test('G6 ends with a killed process, without waiting for a lease', async () => {
  const child = fork(join(import.meta.dirname, '../../test/leader.process.ts'), [databaseUrl])
  expect(await once(child, 'message')).toEqual([{ mine: true }, undefined])
  const mine = another()
  expect(await mine.acquire()).toBe(false)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  // The former lease lasted 30 s.
  await expect.poll(() => mine.acquire(), { timeout: 10_000 }).toBe(true)
})

test('ends when its connection is lost', async () => {
  const [mine, other] = [another(), another()]
  await mine.acquire()
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and objid = ${LOCKS.minting}
      and database = (select oid from pg_database where datname = current_database())`,
  )
  await admin.end()
  expect(await other.acquire()).toBe(true)
  await expect(mine.acquire()).rejects.toThrow()
  expect(await mine.acquire()).toBe(false)
})

test('always holds with PGlite, which has one process', async () => {
  expect(await createLeadership('memory', LOCKS.minting).acquire()).toBe(true)
})
