import { afterEach, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../test/backend.ts'
import { openShop } from '../test/shop.ts'
import { users } from './auth/tables.ts'
import { claimEvents, staffPasswords } from './benefits/tables.ts'
import { claimDatabase } from './claim.ts'
import { mintings } from './drops/tables.ts'
import { operators } from './operations/tables.ts'
import { readSetting } from './settings/store.ts'

let shop: Pick<TestBackend, 'close'>

afterEach(() => shop.close())

describe('D78 production', () => {
  test('SEC-1 claims its database, writes no content into it, and starts again on it', async () => {
    const test = await testBackend({ seeded: true, config: { mode: 'production' } })
    shop = test
    const { backend } = test
    for (const table of [users, claimEvents, staffPasswords, operators]) {
      expect(await backend.db.select().from(table)).toEqual([])
    }
    expect(await readSetting(backend.db, 'production_at')).toBe(String(backend.now()))
    await claimDatabase(backend)
  })

  test('SEC-1 mounts neither the development panel nor a sandbox', async () => {
    const test = await testBackend({ config: { mode: 'production' } })
    shop = test
    const { api, pay, wallet } = test
    for (const [app, path] of [
      [api, '/dev/state'],
      [api, '/dev/open'],
      [pay, '/checkout/link'],
      [pay, '/identity/check'],
      [wallet, '/login'],
    ] as const) {
      expect((await app.request(path)).status, path).toBe(404)
    }
  })

  test('sets cookies for https only, even if the request came over http', async () => {
    const test = await testBackend({ config: { mode: 'production' } })
    shop = test
    const reply = await test.fetch('http://api.localhost/api/auth/csrf', {
      headers: { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'api.localhost' },
    })
    const cookies = reply.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/i)
  })

  test('without a payment company refuses what costs something, reserves nothing, and sells what is free', async () => {
    const sold = await openShop({}, { mode: 'production' })
    shop = sold
    const fan = await sold.member()
    const headers: Record<string, string>[] = [{}, { 'agreed-amount': '1000' }]
    for (const agreed of headers) {
      const key = `key-paid-${Object.keys(agreed).length}`
      expect(await sold.buy(fan, {}, key, agreed)).toMatchObject({ http: 503, code: 'OUTAGE' })
    }
    expect(await sold.stock()).toBe(20)
    await sold.db.update(mintings).set({ paid: false, paymentAmount: 0 })
    expect(await sold.buy(fan, {}, 'key-free', { 'agreed-amount': '0' })).toMatchObject({
      status: '200',
      data: { payment_amount: 0 },
    })
    expect(await sold.stock()).toBe(19)
  })
})
