import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { testBackend } from '../test/backend.ts'
import { terminalLog } from './log.ts'

afterEach(() => vi.restoreAllMocks())

const PHONE = '01024814821'

test('a query that failed is logged with its cause, and without the phone number that it was about', async () => {
  const { backend } = await testBackend()
  const failed: unknown = await backend.db
    .execute(sql`select 1 / 0 where ${PHONE}::text is not null`)
    .catch((error: unknown) => error)
  // Control: the database library's own words name it.
  expect(String(failed)).toContain(PHONE)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  terminalLog.error('POST /minting', new Error('not sold', { cause: failed }))
  const line = said.mock.calls.flat().join(' ')
  expect(line).toContain('POST /minting not sold <- query failed: select 1 / 0')
  expect(line).toContain('division by zero')
  expect(line).not.toContain(PHONE)
})

test('what is no error is not written down', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  terminalLog.error('worker.failed', PHONE)
  expect(said).toHaveBeenCalledExactlyOnceWith('worker.failed', 'unknown')
})
