import { BenefitListReply, QrKey } from '@fandeck/sdk/wire'
import { hash } from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { codes, type Member, openShop, type Shop, times } from '../../test/shop.ts'
import { openDesk } from '../desk/desk.ts'
import { currentQrKey, usableBenefits } from './benefits.ts'
import { completeByPassword } from './completion.ts'
import { benefits, claimEvents, memberBenefits, staffPasswords } from './tables.ts'

const DAY = 86_400_000
let shop: Shop
let fan: Member

beforeEach(async () => {
  shop = await openShop()
  fan = await shop.member({ level: 'K201' })
})
afterEach(() => shop.close())

describe('benefits', () => {
  const PASSWORD = '482913'

  beforeEach(async () => {
    const span = { startAt: NOON - DAY, endAt: NOON + DAY }
    const art = { kind: 'crest', team: 'seoul' } as const
    await shop.db.insert(claimEvents).values([
      { eventKey: 'home', title: '홈' },
      { eventKey: 'away', title: '원정' },
    ])
    await shop.db.insert(staffPasswords).values([
      { eventKey: 'home', hash: await hash(PASSWORD), ...span },
      { eventKey: 'away', hash: await hash('111111'), ...span },
    ])
    await shop.db.insert(benefits).values([
      { benefitId: 1, eventKey: 'home', claimName: '음료', qr: true, image: art, ...span },
      { benefitId: 2, eventKey: 'home', claimName: '엽서', qr: false, image: art, ...span },
      { benefitId: 3, eventKey: 'home', claimName: '끝난 혜택', qr: false, image: art, ...span, endAt: NOON },
    ])
    await give(fan)
  })

  const give = (member: Member) =>
    shop.db.insert(memberBenefits).values([1, 2, 3].map((benefitId) => ({ userId: member.id, benefitId })))

  const list = async () => {
    const { data } = await shop.get('/claim/usable/list', fan)
    return z.decode(BenefitListReply, data as z.input<typeof BenefitListReply>)
  }
  const qr = async () => {
    const { data } = await shop.get('/claim/qr/1', fan)
    return z.decode(QrKey, data as z.input<typeof QrKey>)
  }
  const desk = async (eventKey = 'home', password = PASSWORD) => {
    const { token } = await openDesk(shop.backend, eventKey, {
      password: password,
      visitor: { address: 'desk', device: undefined },
    })
    return { cookie: `fandeck_staff=${token}`, origin: shop.backend.config.origins.api }
  }
  const redeem = async (random_key: string, at?: Record<string, string>) =>
    shop.post('/claim/redeem', { random_key }, at ?? (await desk()))
  const pwd = (text: string, member = fan, idx = 2) =>
    shop.post(`/claim/pwd/${idx}`, { pwd: text }, member.headers)

  it('are listed while unused and within their period (S7.2)', async () => {
    expect(await list()).toMatchObject([
      { benefitId: 1, usesQr: true },
      { benefitId: 2, usesQr: false },
    ])
    await pwd(PASSWORD)
    expect(await list()).toMatchObject([{ benefitId: 1 }])
  })

  it('with a QR are redeemed once by a hundred concurrent scanners (S7.3, S7.70, D42)', async () => {
    const { randomKey, expiresAt } = await qr()
    expect(expiresAt - NOON).toBe(180_000)
    expect(await currentQrKey(shop.backend, fan.id, 1)).toEqual({ randomKey, expiresAt })
    const at = await desk()
    const answers = await Promise.all(Array.from({ length: 100 }, () => redeem(randomKey, at)))
    expect(times(codes(answers), '200')).toBe(1)
    expect(times(codes(answers), 'ALREADY_USED')).toBe(99)
    expect(await shop.get('/claim/qr/1', fan)).toMatchObject({ code: 'ALREADY_USED' })
  })

  it('refuse an expired QR, a replaced one and an invented one', async () => {
    const first = await qr()
    const second = await qr()
    expect(await redeem(first.randomKey)).toMatchObject({ code: 'EXPIRED' })
    const [end = '', id, signature] = second.randomKey.split('.')
    const later = (Number.parseInt(end, 36) + 1000).toString(36)
    expect(await redeem([later, id, signature].join('.'))).toMatchObject({ code: 'NOT_FOUND' })
    shop.clock.set(second.expiresAt)
    expect(await redeem(second.randomKey)).toMatchObject({ code: 'EXPIRED' })
    shop.clock.set(second.expiresAt - 1)
    expect(await redeem(second.randomKey)).toMatchObject({ status: '200' })
  })

  it('are completed once by the staff password (S7.4, S6.11)', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => pwd(PASSWORD)))
    expect(times(codes(answers), '200')).toBe(1)
    expect(times(codes(answers), 'ALREADY_USED')).toBe(19)
  })

  it('refuse the password of another event, benefits of other members, and expired ones', async () => {
    expect(await pwd('111111')).toMatchObject({ code: 'WRONG_PASSWORD' })
    expect(await pwd(PASSWORD, await shop.member({ level: 'K201' }))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await pwd(PASSWORD, fan, 3)).toMatchObject({ code: 'NOT_IN_PERIOD' })
    expect(await shop.get('/claim/qr/1', await shop.member({ level: 'K201' }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('lock for five minutes after five wrong passwords, also concurrent ones (D14)', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => pwd('000000')))
    expect(times(codes(answers), 'WRONG_PASSWORD')).toBe(4)
    expect(times(codes(answers), 'LOCKED')).toBe(8)
    const locked = await pwd(PASSWORD)
    expect(locked).toMatchObject({
      code: 'LOCKED',
      message: '비밀번호를 여러 번 틀려서 잠겼어요. 5분 뒤에 다시 시도해 주세요.',
    })
    shop.clock.advance(5 * 60_000 - 1)
    expect(await pwd(PASSWORD)).toMatchObject({ code: 'LOCKED' })
    shop.clock.advance(1)
    expect(await pwd(PASSWORD)).toMatchObject({ status: '200' })
  })

  it('lock the whole event for the rest of the hour after fifty wrong passwords (D14)', async () => {
    const fans = await Promise.all(Array.from({ length: 15 }, () => shop.member({ level: 'K201' })))
    for (const one of fans) await give(one)
    const answers = await Promise.all(
      fans.flatMap((one) => Array.from({ length: 4 }, () => pwd('000000', one))),
    )
    expect(times(codes(answers), 'WRONG_PASSWORD')).toBe(50)
    expect(times(codes(answers), 'EVENT_LOCKED')).toBe(10)
    expect(await pwd(PASSWORD)).toMatchObject({ code: 'EVENT_LOCKED' })
    shop.clock.advance(3_600_000)
    await completeByPassword(shop.backend, fan.id, 2, PASSWORD)
    expect(await usableBenefits(shop.backend, fan.id)).toMatchObject([{ benefitId: 1 }])
  })
})
