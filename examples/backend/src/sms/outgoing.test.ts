import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { SOLAPI_KEYS as KEYS, solapi } from '../../test/solapi.ts'
import { sendPhoneCode } from '../auth/phone.ts'
import { sms } from '../auth/tables.ts'
import { createSmsWork } from './outgoing.ts'
import { solapiSender } from './sender.ts'

const PHONE = '01024814821'
const MINUTE = 60_000

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await it.close()
})

const requestCode = () => sendPhoneCode(it.backend, PHONE, { address: '10.0.0.1', device: undefined })
const kept = () => it.backend.db.select().from(sms)

describe('outgoing text messages', () => {
  test('are sent once through Solapi with a signed request, and deleted', async () => {
    const service = solapi()
    await requestCode()
    const [row] = await kept()
    const work = createSmsWork(it.backend, solapiSender(KEYS))
    await work()
    await work()
    expect(service.received).toEqual([
      { to: PHONE, from: KEYS.from, text: expect.stringMatching(/^인증번호는 \d{6}예요\.$/) },
    ])
    expect(service.received[0]?.text).toBe(row?.body)
    expect(await kept()).toEqual([])
  })

  test('that the service refused are retried, and dropped once their code has expired', async () => {
    const service = solapi()
    service.setDown(true)
    await requestCode()
    const work = createSmsWork(it.backend, solapiSender(KEYS))
    await work()
    expect(it.errors.splice(0)).not.toEqual([])
    expect(await kept()).toHaveLength(1)
    service.setDown(false)
    it.clock.advance(11 * MINUTE)
    await work()
    expect(service.received).toEqual([])
    expect(await kept()).toEqual([])
  })

  test('stay for the panel without a service, and fail in production', async () => {
    await requestCode()
    await createSmsWork(it.backend)()
    expect(await kept()).toHaveLength(1)
    expect(it.errors).toEqual([])
    it.clock.advance(MINUTE)
    await requestCode()
    const production = { ...it.backend, config: { ...it.backend.config, mode: 'production' as const } }
    await createSmsWork(production)()
    expect(it.errors.splice(0).join()).toContain('sms')
    expect(await kept()).toHaveLength(2)
  })
})
