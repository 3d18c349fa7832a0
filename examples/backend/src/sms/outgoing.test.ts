import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { sendPhoneCode } from '../auth/phone.ts'
import { sms } from '../auth/tables.ts'
import { createSmsWork } from './outgoing.ts'
import { solapiSender } from './sender.ts'

const PHONE = '01024814821'
const KEYS = { apiKey: 'NCSKEY0000000000', apiSecret: 'SECRET00000000000000000000000000', from: '0212345678' }
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

const Sent = z.object({ messages: z.array(z.object({ to: z.string(), from: z.string(), text: z.string() })) })

/**
 * A double of Solapi by its documentation: `POST /messages/v4/send-many/detail` with `Authorization: HMAC-SHA256
 * apiKey=…, date=…, salt=…, signature=…`, where the signature is the HMAC of date and salt. The client has no setting
 * for another address, so the double stands in for `fetch`.
 */
function solapi() {
  const received: { to: string; from: string; text: string }[] = []
  let down = false
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    if (down) return Response.json({ errorCode: 'InternalError', errorMessage: '점검 중' }, { status: 500 })
    const fields = new Map(
      (request.headers.get('authorization') ?? '')
        .replace(/^HMAC-SHA256\s+/, '')
        .split(/,\s*/)
        .map((pair): [string, string] => {
          const [name = '', ...value] = pair.split('=')
          return [name, value.join('=')]
        }),
    )
    const text = `${fields.get('date')}${fields.get('salt')}`
    const signature = createHmac('sha256', KEYS.apiSecret).update(text).digest('hex')
    expect(request.url).toMatch(/^https:\/\/api\.solapi\.com\/messages\/v4\//)
    if (fields.get('apiKey') !== KEYS.apiKey || fields.get('signature') !== signature) {
      return Response.json({ errorCode: 'InvalidAPIKey', errorMessage: '키가 맞지 않아요.' }, { status: 403 })
    }
    received.push(...z.parse(Sent, await request.json()).messages)
    const count = {
      total: 1,
      sentTotal: 0,
      sentFailed: 0,
      sentSuccess: 0,
      sentPending: 0,
      sentReplacement: 0,
    }
    const counted = { ...count, refund: 0, registeredFailed: 0, registeredSuccess: 1 }
    return Response.json({
      failedMessageList: [],
      messageList: [],
      groupInfo: { count: counted, groupId: 'G4V1', status: 'SENDING', _id: 'G4V1' },
    })
  })
  return {
    received,
    setDown: (next: boolean) => {
      down = next
    },
  }
}

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
