import { afterEach, describe, expect, it } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import type { BackendConfig } from '../config.ts'
import { sms } from './tables.ts'

let test: TestBackend
afterEach(() => test.close())

const PRODUCTION: Partial<BackendConfig> = { mode: 'production' }
const solapi = { apiKey: 'k', apiSecret: 's', from: '0212345678' }
const smtp = { url: 'smtp://mail.localhost', from: 'shop@fandeck.example' }
const google = { clientId: 'id', clientSecret: 'secret' }

const ask = (path: string, body?: object) =>
  test.api.request(`${test.backend.config.origins.api}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  })

describe('S7.61 GET providers', () => {
  it.each<[string, Partial<BackendConfig>, string[]]>([
    ['the demo', {}, ['phone', 'password', 'google', 'kakao']],
    ['production without keys', PRODUCTION, ['password']],
    ['production with a sender of texts', { ...PRODUCTION, solapi }, ['phone', 'password']],
    ['production with Google', { ...PRODUCTION, oauth: { google } }, ['password', 'google']],
  ])('of %s names what it can complete', async (_, config, ways) => {
    test = await testBackend({ config: { oauth: {}, ...config } })
    const providers = await (await ask('/api/auth/providers')).json()
    expect(Object.keys(providers)).toEqual(ways)
  })
})

describe('a code that would never arrive', () => {
  it.each([
    ['a text', '/auth/phone/code', { phone: '01024814821' }],
    ['the mail of a sign-up', '/auth/join/code', { mbr_id: 'dal@fandeck.kr' }],
    ['the mail of a reset', '/auth/password/code', { mbr_id: 'dal@fandeck.kr' }],
  ])('is refused instead of said to be sent: %s', async (_, path, body) => {
    test = await testBackend({ config: PRODUCTION })
    const reply = await ask(path, body)
    expect([reply.status, (await reply.json()).code]).toEqual([503, 'NO_SENDER'])
    expect(await test.backend.db.select().from(sms)).toEqual([])
  })

  it('is sent where mail can leave', async () => {
    test = await testBackend({ config: { ...PRODUCTION, smtp } })
    expect((await ask('/auth/join/code', { mbr_id: 'dal@fandeck.kr' })).status).toBe(200)
  })
})
