import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { newQrKey } from '../benefits/benefits.ts'
import { completeByPassword } from '../benefits/completion.ts'
import { unlockStaffEvent } from '../benefits/staff-event.ts'
import { benefits, claimEvents, memberBenefits, staffPasswords } from '../benefits/tables.ts'

const HOUR = 3_600_000
const PASSWORD = '482913'
let shop: Shop
let fan: Member

beforeEach(async () => {
  shop = await openShop({}, trusted)
  fan = await shop.member({ nickname: '하나', level: 'K201' })
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

const origin = 'http://api.localhost'
const trusted = { trustedProxies: ['127.0.0.1'] }
const signIn = async (pwd: string, { eventKey = 'home', headers = {} } = {}) => {
  const reply = await shop.fetch(`${origin}/staff/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify({ event_key: eventKey, pwd }),
  })
  const cookies = reply.headers.getSetCookie()
  const set = cookies.find((line) => line.startsWith('fandeck_staff=')) ?? ''
  const device = cookies.find((line) => line.startsWith('fandeck_device='))?.split(';')[0] ?? ''
  const { status, code } = await reply.json()
  const waitS = Number(reply.headers.get('retry-after'))
  return { http: reply.status, status, code, set, device, waitS, cookie: set.split(';')[0] ?? '' }
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const redeem = (random_key: string, cookie = '') =>
  shop.post('/claim/redeem', { random_key }, { cookie, origin })
const key = async () => (await newQrKey(shop.backend, fan.id, 1)).randomKey

describe("the staff's desk (S6.11, D14)", () => {
  it('D94 takes a key as hands paste it', async () => {
    const { cookie } = await signIn(PASSWORD)
    const typed = (await key()).replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    expect(await redeem(` ${typed}\u200b`, cookie)).toMatchObject({ status: '200' })
  })

  it('opens by the password of its event, with a cookie that no script and no other site can use', async () => {
    const { status, set } = await signIn(PASSWORD)
    expect(status).toBe('200')
    expect(set).toMatch(/HttpOnly/)
    expect(set).toMatch(/SameSite=Strict/)
    expect(set).toMatch(/Max-Age=7200/)
  })

  it('redeems a QR once and shows its owner', async () => {
    const { cookie } = await signIn(PASSWORD)
    const random = await key()
    const first = await redeem(random, cookie)
    expect(first).toMatchObject({ status: '200', data: { claim_name: '음료', owner_name: '하나' } })
    expect(await redeem(random, cookie)).toMatchObject({ code: 'ALREADY_USED' })
  })

  it('stays closed without a password, with that of another event, and after its period', async () => {
    const random = await key()
    expect(await redeem(random)).toMatchObject({ http: 401, code: 'STAFF_ONLY' })
    expect(await redeem(random, `fandeck_staff=${fan.token}`)).toMatchObject({ code: 'STAFF_ONLY' })
    const away = await signIn('111111', { eventKey: 'away' })
    expect(await redeem(random, away.cookie)).toMatchObject({ code: 'OTHER_EVENT' })
    const { cookie } = await signIn(PASSWORD)
    shop.clock.advance(2 * HOUR)
    const late = (await newQrKey(shop.backend, fan.id, 1)).randomKey
    expect(await redeem(late, cookie)).toMatchObject({ code: 'STAFF_ONLY' })
    expect(await signIn(PASSWORD)).toMatchObject({ code: 'WRONG_PASSWORD' })
  })

  it('its token grants nothing at the API, and a refused QR stays valid', async () => {
    const { cookie } = await signIn('111111', { eventKey: 'away' })
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

  it('locks an address after ten wrong passwords, and still opens for others', async () => {
    const answers = []
    for (let n = 0; n < 12; n++) answers.push(await signIn('000000', from('203.0.113.7')))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(9)
    expect(answers.at(-1)).toMatchObject({ http: 429, code: 'LOCKED', waitS: 3600 })
    expect(await signIn(PASSWORD, from('203.0.113.7'))).toMatchObject({ code: 'LOCKED' })
    expect(await signIn(PASSWORD, from('203.0.113.8'))).toMatchObject({ status: '200' })
  })

  it("checks fifty wrong passwords an hour, and locks neither known browsers nor the fans' devices", async () => {
    const { device } = await signIn(PASSWORD, from('198.51.100.1'))
    const known = { headers: { cookie: device, 'x-forwarded-for': '203.0.113.1' } }
    const answers = []
    for (let n = 0; n < 60; n++) answers.push(await signIn('000000', from(`203.0.113.${n % 10}`)))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(49)
    expect(codes.filter((code) => code === 'EVENT_LOCKED')).toHaveLength(11)
    expect(await signIn(PASSWORD, from('198.51.100.1'))).toMatchObject({ code: 'EVENT_LOCKED' })
    expect(await signIn(PASSWORD, known)).toMatchObject({ status: '200' })
    await completeByPassword(shop.backend, fan.id, 2, PASSWORD)
  })

  it("stays open when the fans' devices have used up their attempts", async () => {
    const full = { fails: 50, failsSince: shop.clock.now() }
    await shop.db.update(claimEvents).set(full).where(eq(claimEvents.eventKey, 'home'))
    await expect(completeByPassword(shop.backend, fan.id, 2, PASSWORD)).rejects.toMatchObject({
      code: 'EVENT_LOCKED',
    })
    expect(await signIn(PASSWORD)).toMatchObject({ status: '200' })
  })

  it('D14 is unlocked by an operator, at the desk and on fans’ devices', async () => {
    const full = { fails: 50, failsSince: shop.clock.now() }
    await shop.db.update(claimEvents).set(full).where(eq(claimEvents.eventKey, 'home'))
    for (let n = 0; n < 10; n++) await signIn('000000')
    expect(await signIn(PASSWORD)).toMatchObject({ code: 'LOCKED' })
    expect(await unlockStaffEvent(shop.backend, 'home')).toBe(true)
    expect(await signIn(PASSWORD)).toMatchObject({ status: '200' })
    await completeByPassword(shop.backend, fan.id, 2, PASSWORD)
    expect(await unlockStaffEvent(shop.backend, 'nowhere')).toBe(false)
  })

  it('D14 accepts its own page and JSON only, so that no other page can try passwords', async () => {
    const refused = [
      await signIn(PASSWORD, { headers: { origin: 'https://evil.example' } }),
      await signIn(PASSWORD, { headers: { origin: 'null' } }),
      await signIn(PASSWORD, { headers: { 'content-type': 'text/plain' } }),
    ]
    expect(refused.map(({ http }) => http)).toEqual([403, 403, 415])
    const bare = { method: 'POST', body: JSON.stringify({ event_key: 'home', pwd: PASSWORD }) }
    expect((await shop.fetch(`${origin}/staff/sign-in`, bare)).status).toBe(403)
    const { cookie } = await signIn(PASSWORD)
    const foreign = await shop.post('/claim/redeem', { random_key: await key() }, { cookie })
    expect(foreign.http).toBe(403)
  })

  it('is a page that loads only listed sources, cannot be framed, and escapes titles', async () => {
    const reply = await shop.api.request('/staff/home')
    const page = await reply.text()
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page).toContain('홈 &lt;경기&gt;')
    // An escaped rule would have no effect, and refused and redeemed would look alike.
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
