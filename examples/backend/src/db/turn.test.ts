import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../test/backend.ts'
import { createTurn, LOCKS, type Turn } from './turn.ts'

let databaseUrl: string
let turns: Turn[]
beforeEach(async () => {
  databaseUrl = await freshDatabase()
  turns = []
})
afterEach(async () => {
  await Promise.all(turns.map((turn) => turn.leave()))
})
const another = () => {
  const turn = createTurn(databaseUrl, LOCKS.minting)
  turns.push(turn)
  return turn
}

test("is one process's at a time, and the next one's as soon as it is left", async () => {
  const [one, other] = [another(), another()]
  expect(await one.take()).toBe(true)
  expect(await one.take()).toBe(true)
  expect(await other.take()).toBe(false)
  await one.leave()
  expect(await other.take()).toBe(true)
  expect(await one.take()).toBe(false)
})

test('G6 ends with a process that is killed, without a lease to wait for', async () => {
  const child = fork(join(import.meta.dirname, '../../test/turn.process.ts'), [databaseUrl])
  expect(await once(child, 'message')).toEqual([{ mine: true }, undefined])
  const mine = another()
  expect(await mine.take()).toBe(false)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  // The former lease lasted 30 s.
  await expect.poll(() => mine.take(), { timeout: 10_000 }).toBe(true)
})

test('is not believed to be mine when my connection is lost', async () => {
  const [mine, other] = [another(), another()]
  await mine.take()
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and objid = ${LOCKS.minting}
      and database = (select oid from pg_database where datname = current_database())`,
  )
  await admin.end()
  expect(await other.take()).toBe(true)
  await expect(mine.take()).rejects.toThrow()
  expect(await mine.take()).toBe(false)
})

test('is always mine with PGlite, which has one process', async () => {
  expect(await createTurn('memory', LOCKS.minting).take()).toBe(true)
})
