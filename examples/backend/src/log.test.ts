import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { testBackend } from '../test/backend.ts'
import { terminalLog } from './log.ts'

afterEach(() => vi.restoreAllMocks())

const PHONE = '01024814821'

test('logs a failed query with its cause and without its parameters', async () => {
  const { backend } = await testBackend()
  const failed: unknown = await backend.db
    .execute(sql`select 1 / 0 where ${PHONE}::text is not null`)
    .catch((error: unknown) => error)
  // Control: the message of the database library contains the phone number.
  expect(String(failed)).toContain(PHONE)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  terminalLog.error('POST /minting', new Error('not sold', { cause: failed }))
  const line = said.mock.calls.flat().join(' ')
  expect(line).toContain('POST /minting not sold <- query failed: select 1 / 0')
  expect(line).toContain('division by zero')
  expect(line).not.toContain(PHONE)
})

test('does not log a thrown value that is not an error', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  terminalLog.error('worker.failed', PHONE)
  expect(said).toHaveBeenCalledExactlyOnceWith('worker.failed', 'unknown')
})
