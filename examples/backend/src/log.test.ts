import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { testBackend } from '../test/backend.ts'
import { jsonLog, terminalLog } from './log.ts'

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

test('writes JSON lines for collectors, without the parameters of a query', async () => {
  const { backend, close } = await testBackend()
  const failed: unknown = await backend.db
    .execute(sql`select 1 / 0 where ${PHONE}::text is not null`)
    .catch((error: unknown) => error)
  await close()
  const lines: string[] = []
  const log = jsonLog({ write: (line) => void lines.push(line) })
  log.info('payment.event', { orderId: 'fd-1' })
  log.error('POST /minting', failed, { requestId: 'a-request-id' })
  const [info, error] = lines.map((line): unknown => JSON.parse(line))
  expect(info).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    orderId: 'fd-1',
    event: 'payment.event',
  })
  expect(error).toMatchObject({
    level: 'error',
    event: 'POST /minting',
    requestId: 'a-request-id',
    error: expect.stringContaining('division by zero'),
  })
  expect(lines.join('')).not.toContain(PHONE)
})
