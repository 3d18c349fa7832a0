import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { tracesOf } from '../../test/traces.ts'
import { dropOldContacts } from './retention.ts'
import { identities, mailCodes } from './tables.ts'

const PHONE = '01055551234'
const HOUR = 3_600_000

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())
const traces = async () => (await tracesOf(shop.db, [PHONE, '홍길동전'])).found

test('a code, its text and an unused check are gone an hour after they have ended', async () => {
  await shop.post('/auth/phone/code', { phone: PHONE })
  await shop.post('/auth/password/code', { mbr_id: 'fan@example.com' })
  const person = { name: '홍길동전', birth: '1998-04-12', gender: 'F', phone: PHONE } as const
  const times = { createdAt: NOON, expiresAt: NOON + 600_000 }
  await shop.db.insert(identities).values({ verificationId: 'imp_unused', ...person, ...times })
  shop.clock.advance(HOUR - 1)
  await dropOldContacts(shop.backend)
  expect(await traces()).not.toEqual([])
  shop.clock.advance(HOUR)
  await dropOldContacts(shop.backend)
  expect(await traces()).toEqual([])
  expect(await shop.db.select().from(mailCodes)).toEqual([])
})

test('the ten codes an hour of a phone are still counted', async () => {
  const ask = () => shop.post('/auth/phone/code', { phone: PHONE })
  for (let n = 0; n < 5; n++) {
    expect(await ask()).toMatchObject({ http: 200 })
    shop.clock.advance(5 * 60_000)
    await dropOldContacts(shop.backend)
  }
  expect(await ask()).toMatchObject({ code: 'TOO_MANY_TRIES' })
})
