import { afterEach, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { users } from '../auth/tables.ts'
import { claimEvents, staffPasswords } from '../benefits/tables.ts'
import { operators } from '../operations/tables.ts'
import { ACCOUNTS, CLAIM_EVENTS } from './content/index.ts'
import { seed } from './seed.ts'

let shop: TestBackend
afterEach(() => shop.close())
const post = (path: string, body: object) =>
  shop.fetch(`http://api.localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://api.localhost' },
    body: JSON.stringify(body),
  })

describe('D78 production', () => {
  test('SEC-1 has none of the public demo accounts and staff passwords', async () => {
    shop = await testBackend({ seeded: true, config: { mode: 'production' } })
    for (const table of [users, claimEvents, staffPasswords, operators]) {
      expect(await shop.backend.db.select().from(table)).toEqual([])
    }
    for (const { memberId, loginType, password } of ACCOUNTS) {
      if (password === undefined) continue
      const reply = await post('/auth/login', {
        login_type: loginType === 'email' ? 'B' : 'L',
        mbr_id: memberId,
        pwd: password,
      })
      expect(reply.status).toBe(401)
    }
    for (const { eventKey, staffPasswords: passwords } of CLAIM_EVENTS) {
      for (const { password } of passwords) {
        expect((await post('/staff/sign-in', { event_key: eventKey, pwd: password })).status).toBe(404)
      }
    }
  })

  test('SEC-1 does not start on a database with demo content', async () => {
    shop = await testBackend({ seeded: true })
    const config = { ...shop.backend.config, mode: 'production' } as const
    await expect(seed({ ...shop.backend, config })).rejects.toThrow('This database holds the demo content')
  })

  test('SEC-1 claims its database, which no demo starts on afterwards', async () => {
    shop = await testBackend({ config: { mode: 'production' } })
    await seed(shop.backend)
    const config = { ...shop.backend.config, mode: 'demo' } as const
    await expect(seed({ ...shop.backend, config })).rejects.toThrow('belongs to a shop in production')
    expect(await shop.backend.db.select().from(users)).toEqual([])
    await seed(shop.backend)
  })

  test('a demo starts on no database with rows that are not its own, and again on its own', async () => {
    shop = await testBackend({ config: { mode: 'demo' } })
    await shop.member({ nickname: '달빛' })
    await expect(seed(shop.backend)).rejects.toThrow('belongs to a shop in production')
    expect(await shop.backend.db.select().from(claimEvents)).toEqual([])
    await shop.close()
    shop = await testBackend({ seeded: true })
    await seed(shop.backend)
  })

  test('sets cookies for https only, even if the request came over http', async () => {
    shop = await testBackend({ config: { mode: 'production' } })
    const reply = await shop.fetch('http://api.localhost/api/auth/csrf', {
      headers: { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'api.localhost' },
    })
    const cookies = reply.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/i)
  })
})
