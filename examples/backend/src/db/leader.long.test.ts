import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/backend.ts'
import { createLeadership, LEASE_MS } from './leader.ts'
import { openDb } from './open.ts'

test('G6 passes on within the lease of a killed process', async () => {
  const databaseUrl = await freshDatabase()
  const { db, close } = await openDb(databaseUrl)
  const child = fork(join(import.meta.dirname, '../../test/leader.process.ts'), [databaseUrl])
  expect(await once(child, 'message')).toEqual([{ mine: true }, undefined])
  const mine = createLeadership(db, 'minting')
  expect(await mine.acquire()).toBe(false)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await expect.poll(() => mine.acquire(), { timeout: LEASE_MS + 4000 }).toBe(true)
  await close()
})
