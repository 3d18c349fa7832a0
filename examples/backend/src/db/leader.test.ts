import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../test/backend.ts'
import { alone, createLeadership } from './leader.ts'
import { type OpenDb, openDb } from './open.ts'

let databaseUrl: string
let database: OpenDb
beforeEach(async () => {
  databaseUrl = await freshDatabase()
  database = await openDb(databaseUrl)
})
afterEach(() => database.close())
const another = (leaseMs?: number) => createLeadership(database.db, 'minting', leaseMs)
const confirmed = (leader: ReturnType<typeof another>) => database.db.transaction((tx) => leader.confirm(tx))

test('leadership is exclusive, and passes to the next process when released', async () => {
  const [one, other] = [another(), another()]
  expect(await one.acquire()).toBe(true)
  expect(await one.acquire()).toBe(true)
  expect(await other.acquire()).toBe(false)
  expect(await createLeadership(database.db, 'other work').acquire()).toBe(true)
  await one.release()
  expect(await other.acquire()).toBe(true)
  expect(await one.acquire()).toBe(false)
})

test('is kept by renewal during long work', async () => {
  const [one, other] = [another(300), another(300)]
  await one.acquire()
  await pause(900)
  expect(await other.acquire()).toBe(false)
  await confirmed(one)
})

test('a process that stood still writes nothing after another one took over', async () => {
  const [frozen, next] = [another(), another()]
  await frozen.acquire()
  await database.db.execute(sql`update leases set until = 0`)
  await expect(confirmed(frozen)).rejects.toThrow('Another process does the work: minting')
  expect(await next.acquire()).toBe(true)
  await expect(confirmed(frozen)).rejects.toThrow()
  await confirmed(next)
  await frozen.release()
  await confirmed(next)
})

test('no other process leads before a confirmed transaction has ended', async () => {
  const [one, other] = [another(300), another(300)]
  await one.acquire()
  const steps: string[] = []
  const writing = database.db.transaction(async (tx) => {
    await one.confirm(tx)
    await pause(600)
    steps.push('written')
  })
  await pause(400)
  const taken = other.acquire().then(() => steps.push('taken over'))
  await Promise.all([writing, taken])
  expect(steps).toEqual(['written', 'taken over'])
})

test('always holds for a process that is alone', async () => {
  expect(await alone.acquire()).toBe(true)
  await database.db.transaction((tx) => alone.confirm(tx))
})
