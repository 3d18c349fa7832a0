import { loadUser } from '@fandeck/sdk/account'
import { checkWhitelist, getDropReminder, getPurchaseLimit, setDropReminder } from '@fandeck/sdk/drops'
import { DropMemberReply } from '@fandeck/sdk/wire'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { sdkFor } from '../../test/sdk.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { RESERVATION_MS } from './reserve.ts'
import { mintingWhitelist } from './tables.ts'

let shop: Shop
afterEach(() => shop.close())

const PATH = '/minting/1/member'
const read = async (member: Member) =>
  z.decode(DropMemberReply, (await shop.get(PATH, member)).data as z.input<typeof DropMemberReply>)

describe('D115 what a drop’s page reads of a member', () => {
  test('is what the five calls say, after a purchase and its end, on a whitelist and before the opening', async () => {
    shop = await openShop(
      { whitelist: true, startAt: NOON, endAt: NOON + 9 * RESERVATION_MS },
      { mode: 'demo' },
    )
    const { member, reserve, db, clock } = shop
    const fans = [
      await member({ memberId: 'fan@example.com', loginType: 'email', nickname: '하늘' }),
      await member({ phone: '01024814821', loginType: 'phone', nickname: '바다' }),
    ]
    const [fan, other] = fans
    if (!fan || !other) throw new Error('no fans')
    await db.insert(mintingWhitelist).values({ dropId: 1, userId: fan.id })
    const expectSame = async (one: Member, reminder: boolean) => {
      const sdk = sdkFor(shop, one)
      const joint = await read(one)
      const { user, wallet, limit, whitelist } = joint
      // First, because the own call releases what is overdue.
      expect(limit?.purchasablePacks).toBe(await getPurchaseLimit(sdk, { dropId: 1 }))
      expect({ ...user, ...wallet }).toEqual(await loadUser(sdk))
      const { listed, message } = await checkWhitelist(sdk, { dropId: 1 })
      expect([whitelist?.status === '200', whitelist?.message ?? '']).toEqual([listed, message ?? ''])
      expect(joint.reminder).toEqual(reminder ? await getDropReminder(sdk, { dropId: 1 }) : undefined)
      return limit?.purchasablePacks
    }
    clock.advance(-60_000)
    await setDropReminder(sdkFor(shop, fan), { dropId: 1, reminding: true })
    for (const one of fans) expect(await expectSame(one, true)).toBe(2)
    clock.advance(60_000)
    await reserve(fan, 2)
    expect(await expectSame(fan, false)).toBe(0)
    expect(await expectSame(other, false)).toBe(2)
    clock.advance(RESERVATION_MS)
    expect(await expectSame(fan, false)).toBe(2)
  })

  test('is one statement, and refuses visitors and unknown drops', async () => {
    shop = await openShop()
    const fan = await shop.member()
    await read(fan)
    const bound = vi.spyOn(pg.Connection.prototype, 'bind')
    const sent = vi.spyOn(pg.Connection.prototype, 'query')
    await read(fan)
    const statements = bound.mock.calls.length + sent.mock.calls.length
    for (const spy of [bound, sent]) spy.mockRestore()
    expect(statements).toBe(1)
    expect(await shop.get(PATH)).toMatchObject({ http: 401 })
    expect(await shop.get('/minting/99/member', fan)).toMatchObject({ http: 404, code: 'NOT_FOUND' })
  })
})
