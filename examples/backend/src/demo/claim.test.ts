import { SHOP_PATHS } from '@fandeck/sdk/shop'
import { afterEach, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { users } from '../auth/tables.ts'
import { claimEvents } from '../benefits/tables.ts'
import { claimDatabase } from '../claim.ts'
import { ACCOUNTS, STAFF_PASSWORDS } from './content/index.ts'
import { demo } from './demo.ts'

let shop: TestBackend

afterEach(() => shop.close())

const post = (path: string, body: object) =>
  shop.fetch(`http://api.localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://api.localhost' },
    body: JSON.stringify(body),
  })

describe('D78 the demo and production', () => {
  test('SEC-1 production accepts none of the published passwords', async () => {
    shop = await testBackend({ seeded: true, config: { mode: 'production' } })
    for (const { memberId, loginType, password } of ACCOUNTS) {
      if (password === undefined) continue
      const reply = await post('/auth/login', {
        login_type: loginType === 'email' ? 'B' : 'L',
        mbr_id: memberId,
        pwd: password,
      })
      expect(reply.status).toBe(401)
    }
    for (const { eventKey, password } of STAFF_PASSWORDS) {
      expect((await post('/staff/sign-in', { event_key: eventKey, pwd: password })).status).toBe(404)
    }
  })

  test('SEC-1 production does not start on a database with demo content', async () => {
    shop = await testBackend({ seeded: true })
    await expect(claimDatabase({ ...shop.backend, demo: undefined })).rejects.toThrow(
      'This database holds the demo content',
    )
  })

  test('SEC-1 no demo starts on a database of production', async () => {
    shop = await testBackend({ config: { mode: 'production' } })
    await claimDatabase(shop.backend)
    await expect(claimDatabase({ ...shop.backend, demo })).rejects.toThrow('belongs to a shop in production')
    expect(await shop.backend.db.select().from(users)).toEqual([])
  })

  test('a demo starts on no database with rows that are not its own, and again on its own', async () => {
    shop = await testBackend({ config: { mode: 'demo' } })
    await shop.member({ nickname: '달빛' })
    await expect(claimDatabase(shop.backend)).rejects.toThrow('belongs to a shop in production')
    expect(await shop.backend.db.select().from(claimEvents)).toEqual([])
    await shop.close()
    shop = await testBackend({ seeded: true })
    await claimDatabase(shop.backend)
  })

  test('a start without demo content admits its token, also over a token of an earlier start', async () => {
    const tokens = ['fdk_of-the-first-start', 'fdk_of-the-second-start']
    shop = await testBackend({ config: { mode: 'demo' } })
    const held: number[] = []
    for (const shopToken of tokens) {
      const config = { ...shop.backend.config, shopToken }
      await claimDatabase({ ...shop.backend, config })
      const asked = tokens.map((token) =>
        shop.fetch(`http://api.localhost${SHOP_PATHS.export}`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      )
      held.push(...(await Promise.all(asked)).map(({ status }) => status))
    }
    expect(held).toEqual([404, 401, 401, 404])
    expect(await shop.backend.db.select().from(users)).toEqual([])
  })

  test('SEC-1 production admits no token of a start', async () => {
    shop = await testBackend({ config: { mode: 'production', shopToken: 'fdk_of-the-first-start' } })
    await claimDatabase(shop.backend)
    const headers = { authorization: 'Bearer fdk_of-the-first-start' }
    expect((await shop.fetch(`http://api.localhost${SHOP_PATHS.export}`, { headers })).status).toBe(401)
  })
})
