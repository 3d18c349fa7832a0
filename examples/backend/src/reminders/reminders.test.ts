import { getDropReminder, setDropReminder } from '@fandeck/sdk/drops'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { sdkFor } from '../../test/sdk.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { mintings } from '../drops/tables.ts'
import { createFanMessageWork } from '../messages/outgoing.ts'
import { fanMessages } from '../messages/tables.ts'
import { remindOfOpenings } from './outgoing.ts'
import { dropReminders } from './tables.ts'

const MINUTE = 60_000
const OPENING = NOON + 60 * MINUTE

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ startAt: OPENING, endAt: OPENING + 60 * MINUTE }, { mode: 'demo' })
})
afterEach(() => shop.close())

const mailFan = () => shop.member({ memberId: 'fan@example.com', loginType: 'email', nickname: '하늘' })
const remind = () => remindOfOpenings(shop.backend)
const queued = () => shop.db.select().from(fanMessages).orderBy(fanMessages.id)
const move = (startAt: number) => shop.db.update(mintings).set({ startAt }).where(eq(mintings.dropId, 1))

describe('D110 the reminder of an opening', () => {
  test('is asked for and cancelled, each once, and says how it comes', async () => {
    const fandeck = sdkFor(shop, await mailFan())
    expect(await getDropReminder(fandeck, { dropId: 1 })).toEqual({ reminding: false, channel: 'mail' })
    const ask = () => setDropReminder(fandeck, { dropId: 1, reminding: true })
    expect(await ask()).toEqual({ data: { reminding: true, channel: 'mail' } })
    await Promise.all([ask(), ask()])
    expect(await shop.db.$count(dropReminders)).toBe(1)
    expect(await getDropReminder(fandeck, { dropId: 1 })).toMatchObject({ reminding: true })
    await setDropReminder(fandeck, { dropId: 1, reminding: false })
    expect(await getDropReminder(fandeck, { dropId: 1 })).toMatchObject({ reminding: false })
    expect(await shop.db.$count(dropReminders)).toBe(0)
  })

  test('goes out once ten minutes before, from any number of processes', async () => {
    const fans = [await mailFan(), await shop.member({ phone: '01024814821', loginType: 'phone' })]
    for (const fan of fans) await setDropReminder(sdkFor(shop, fan), { dropId: 1, reminding: true })
    shop.clock.advance(49 * MINUTE)
    await remind()
    expect(await queued()).toEqual([])
    shop.clock.advance(MINUTE)
    await Promise.all([remind(), remind(), remind()])
    expect((await queued()).map(({ userId }) => userId).toSorted()).toEqual(
      fans.map(({ id }) => id).toSorted(),
    )
    expect(await shop.db.$count(dropReminders)).toBe(0)
    await createFanMessageWork(shop.backend)()
    expect((await queued()).map(({ channel }) => channel).toSorted()).toEqual(['mail', 'sms'])
    expect((await queued())[0]?.values).toEqual({
      drop: '시험 팩',
      at: '11월 20일 13:00',
      link: `${shop.backend.config.origins.site}/drops/1`,
    })
    await remind()
    expect(await queued()).toHaveLength(2)
  })

  test('is sent once for an opening, and again for the opening of a rescheduled drop', async () => {
    shop.clock.advance(52 * MINUTE)
    const fan = sdkFor(shop, await mailFan())
    const ask = () => setDropReminder(fan, { dropId: 1, reminding: true })
    for (const _ of [1, 2]) {
      await ask()
      await remind()
    }
    expect(await queued()).toHaveLength(1)
    await move(OPENING + 5 * MINUTE)
    await ask()
    shop.clock.advance(5 * MINUTE)
    await remind()
    expect(await queued()).toHaveLength(2)
  })

  test('follows a drop that is moved, waits for one that is paused, and is dropped an hour after the opening', async () => {
    const fan = sdkFor(shop, await mailFan())
    await setDropReminder(fan, { dropId: 1, reminding: true })
    await move(OPENING + 60 * MINUTE)
    shop.clock.advance(59 * MINUTE)
    await remind()
    expect(await queued()).toEqual([])
    await shop.db.update(mintings).set({ paused: true }).where(eq(mintings.dropId, 1))
    await move(OPENING)
    await remind()
    expect(await queued()).toEqual([])
    await shop.db.update(mintings).set({ paused: false }).where(eq(mintings.dropId, 1))
    shop.clock.advance(62 * MINUTE)
    await remind()
    expect([await queued(), await shop.db.$count(dropReminders)]).toEqual([[], 0])
  })

  test('is refused for an open drop, an unknown one, a member without an address, and a visitor', async () => {
    const fan = sdkFor(shop, await mailFan())
    const silent = sdkFor(shop, await shop.member({ memberId: 'kakao-1', loginType: 'kakao', phone: null }))
    expect(await setDropReminder(silent, { dropId: 1, reminding: true })).toMatchObject({
      error: '알림을 받을 이메일이나 휴대폰 번호를 먼저 등록해 주세요.',
    })
    expect(await setDropReminder(fan, { dropId: 9, reminding: true })).toMatchObject({
      code: 'drops/not-found',
    })
    await move(NOON)
    expect(await setDropReminder(fan, { dropId: 1, reminding: true })).toMatchObject({
      error: '이미 열렸어요. 지금 살 수 있어요.',
    })
    expect(await shop.get('/minting/1/reminder')).toMatchObject({ http: 401 })
    expect(await shop.db.$count(dropReminders)).toBe(0)
  })
})
