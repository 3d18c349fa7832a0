import { hash } from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { newQrKey } from './benefits.ts'
import { completeByPassword } from './staff.ts'
import { benefits, claimEvents, memberBenefits, staffPasswords } from './tables.ts'

const HOUR = 3_600_000
const PASSWORD = '482913'
let shop: Shop
let fan: Member

beforeEach(async () => {
  shop = await openShop()
  fan = await shop.member({ nickname: '하나' })
  const art = { kind: 'crest', team: 'seoul' } as const
  const span = { startAt: NOON - HOUR, endAt: NOON + 48 * HOUR }
  await shop.db.insert(claimEvents).values([
    { eventKey: 'home', title: '홈 <경기>' },
    { eventKey: 'away', title: '원정' },
  ])
  await shop.db.insert(staffPasswords).values([
    { eventKey: 'home', hash: await hash(PASSWORD), startAt: NOON - HOUR, endAt: NOON + 2 * HOUR },
    { eventKey: 'away', hash: await hash('111111'), ...span },
  ])
  await shop.db.insert(benefits).values([
    { benefitId: 1, eventKey: 'home', claimName: '음료', qr: true, image: art, ...span },
    { benefitId: 2, eventKey: 'home', claimName: '엽서', qr: false, image: art, ...span },
  ])
  await shop.db.insert(memberBenefits).values([1, 2].map((benefitId) => ({ userId: fan.id, benefitId })))
})
afterEach(() => shop.close())

const signIn = async (pwd: string, eventKey = 'home') => {
  const reply = await shop.api.request('/staff/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event_key: eventKey, pwd }),
  })
  const set = reply.headers.get('set-cookie') ?? ''
  const { status, code } = await reply.json()
  return { http: reply.status, status, code, set, cookie: set.split(';')[0] ?? '' }
}
const redeem = (random_key: string, cookie = '') => shop.post('/claim/redeem', { random_key }, { cookie })
const key = async () => (await newQrKey(shop.backend, fan.id, 1)).randomKey

describe("the staff's desk (S6.11, D14)", () => {
  it('opens by the password of its event, in a cookie that no script and no other site can use', async () => {
    const { status, set } = await signIn(PASSWORD)
    expect(status).toBe('200')
    expect(set).toMatch(/HttpOnly/)
    expect(set).toMatch(/SameSite=Strict/)
    expect(set).toMatch(/Max-Age=7200/)
  })

  it('uses a QR once and tells whose it was', async () => {
    const { cookie } = await signIn(PASSWORD)
    const random = await key()
    const first = await redeem(random, cookie)
    expect(first).toMatchObject({ status: '200', data: { claim_name: '음료', owner_name: '하나' } })
    expect(await redeem(random, cookie)).toMatchObject({ code: 'ALREADY_USED' })
  })

  it('is closed without a password, with the password of another event, and after its span', async () => {
    const random = await key()
    expect(await redeem(random)).toMatchObject({ http: 401, code: 'STAFF_ONLY' })
    expect(await redeem(random, `fandeck_staff=${fan.token}`)).toMatchObject({ code: 'STAFF_ONLY' })
    const away = await signIn('111111', 'away')
    expect(await redeem(random, away.cookie)).toMatchObject({ code: 'OTHER_EVENT' })
    const { cookie } = await signIn(PASSWORD)
    shop.clock.advance(2 * HOUR)
    const late = (await newQrKey(shop.backend, fan.id, 1)).randomKey
    expect(await redeem(late, cookie)).toMatchObject({ code: 'STAFF_ONLY' })
    expect(await signIn(PASSWORD)).toMatchObject({ code: 'WRONG_PASSWORD' })
  })

  it('its token opens nothing that members have, and a refused QR stays good', async () => {
    const { cookie } = await signIn('111111', 'away')
    const token = cookie.split('=')[1] ?? ''
    expect(
      await shop.get('/claim/usable/list', { ...fan, headers: { authorization: `Bearer ${token}` } }),
    ).toMatchObject({
      status: '2009',
    })
    const random = await key()
    await redeem(random, cookie)
    const home = await signIn(PASSWORD)
    expect(await redeem(random, home.cookie)).toMatchObject({ status: '200' })
  })

  it("shares the fifty wrong passwords an hour with the fans' devices, also when they arrive at once", async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => signIn('000000')))
    const told = answers.map(({ code }) => code)
    expect(told.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(50)
    expect(told.filter((code) => code === 'EVENT_LOCKED')).toHaveLength(10)
    expect(await signIn(PASSWORD)).toMatchObject({ code: 'EVENT_LOCKED' })
    await expect(completeByPassword(shop.backend, fan.id, 2, PASSWORD)).rejects.toMatchObject({
      code: 'EVENT_LOCKED',
    })
  })

  it('is a page that may load nothing else, may not be framed, and shows titles as text', async () => {
    const reply = await shop.api.request('/staff/home')
    const page = await reply.text()
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page).toContain('홈 &lt;경기&gt;')
    // Escaped, the rule would say nothing, and what is refused would look like what is used.
    expect(page).toContain('#result[data-kind="refused"]')
    expect(page).not.toContain('id="camera"')
    const { cookie } = await signIn(PASSWORD)
    expect(await (await shop.api.request('/staff/home', { headers: { cookie } })).text()).toContain(
      'id="camera"',
    )
    expect(await (await shop.api.request('/staff/away', { headers: { cookie } })).text()).not.toContain(
      'id="camera"',
    )
    expect((await shop.api.request('/staff/nowhere')).status).toBe(404)
    expect(await (await shop.api.request('/staff/jsqr.js')).text()).toContain('jsQR')
  })
})
