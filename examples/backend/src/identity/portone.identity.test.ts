import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { SKY, startIdentityService } from '../../test/portone-identity.ts'
import type { Member } from '../../test/shop.ts'
import { identities, users } from '../auth/tables.ts'
import type { IdentityConfig } from '../config.ts'

const BACK = 'https://site.example/account/verify?next=%2Fmypage'
const KAKAO_TALK = 'Mozilla/5.0 (Linux; Android 15; SM-S931N; wv) Mobile Safari/537.36 KAKAOTALK 11.2.0'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0 Safari/537.36'

let service: Awaited<ReturnType<typeof startIdentityService>>
let test: TestBackend
beforeAll(async () => {
  service = await startIdentityService()
})
afterAll(() => service.close())
afterEach(async () => {
  service.state.down = false
  await test.close()
})

const open = async (identity: IdentityConfig) => {
  test = await testBackend({ config: { identity, mode: 'production' } })
  return test
}
/** Begins a check as a member; `call` is what its page passes to the service's script. */
async function start(userAgent = DESKTOP, back = BACK) {
  const fan = await test.member({ level: 'K103' })
  const begun = await test.api.request('/mypage/identity', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fan.headers },
    body: JSON.stringify({ redirect_url: back }),
  })
  const url: string = (await begun.json()).data?.identity_url ?? 'https://pay.example/identity/none'
  const page = await test.pay.request(new URL(url).pathname, { headers: { 'user-agent': userAgent } })
  const text = await page.text()
  const json = /id="check">(.*?)<\/script>/.exec(text)?.[1]
  const call = json === undefined ? undefined : JSON.parse(json)
  const checkId: string = call?.request.identityVerificationId ?? call?.request.merchant_uid ?? ''
  return { fan, begun: begun.status, page, text, call, checkId }
}
const comesBack = async (back: string, query: Record<string, string> = {}) => {
  const { pathname } = new URL(back)
  const reply = await test.pay.request(`${pathname}?${new URLSearchParams(query)}`)
  const location = reply.headers.get('location')
  const found = location === null ? undefined : new URL(location).searchParams
  return {
    http: reply.status,
    text: await reply.text(),
    location,
    success: found?.get('success'),
    impUid: found?.get('imp_uid') ?? undefined,
  }
}
const stored = () => test.backend.db.select().from(identities)
const verify = async (fan: Member, impUid: string) => {
  const reply = await test.api.request('/mypage/phone', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fan.headers },
    body: JSON.stringify({ imp_uid: impUid }),
  })
  return reply.status
}

const versions = [
  ['V1', () => service.v1],
  ['V2', () => service.v2],
] as const

describe.each(versions)('S2.11 D7 D59 an identity check by PortOne %s', (version, config) => {
  /** Ends a check and returns from the service as it does. */
  async function checked(person?: typeof SKY) {
    const started = await start()
    const imp_uid = service.check(started.checkId, person)
    const query: Record<string, string> =
      version === 'V1' ? { imp_uid, success: String(person !== undefined) } : {}
    return { ...started, query, end: await comesBack(started.call.back, query) }
  }

  it('verifies the member with the name, birth, gender and phone of the service', async () => {
    await open(config())
    const { fan, end } = await checked(SKY)
    expect([end.http, end.success]).toEqual([303, 'true'])
    expect(end.location).toContain('https://site.example/account/verify?next=%2Fmypage&')
    expect(await stored()).toMatchObject([{ verificationId: end.impUid, ...SKY, gender: 'F' }])
    expect(await verify(await test.member(), end.impUid ?? '')).toBe(404)
    expect(await verify(fan, end.impUid ?? '')).toBe(200)
    const found = (await test.backend.db.select().from(users)).find(({ id }) => id === fan.id)
    expect(found).toMatchObject({ level: 'K201', phone: SKY.phone, birth: SKY.birth, gender: 'F' })
  })

  it('stores one outcome for any number of returns', async () => {
    await open(config())
    const { call, query, end } = await checked(SKY)
    const again = await Promise.all([1, 2, 3].map(() => comesBack(call.back, query)))
    expect(new Set([end, ...again].map(({ impUid }) => impUid)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('returns without an id when the fan has left it, and stores nothing', async () => {
    await open(config())
    const { end } = await checked()
    expect([end.success, end.impUid]).toEqual(['false', undefined])
    expect(await stored()).toEqual([])
  })

  it.each([
    ['a missing phone, which some contracts leave out', { phone: null }],
    ['a phone of another country', { phone: '+1 213 555 0100' }],
    ['an empty name', { name: '\u3164' }],
  ])('L logs %s by the name of the field, and tells the fan', async (_, odd) => {
    await open(config())
    const error = vi.spyOn(test.backend.log, 'error')
    const { checkId, call } = await start()
    const imp_uid = service.check(checkId, { ...SKY, ...odd })
    const end = await comesBack(call.back, { imp_uid, success: 'true' })
    expect(end.http).toBe(400)
    expect(end.text).toContain('인증 기관이 보낸 정보를 읽지 못했어요')
    expect(String(error.mock.calls[0]?.[1])).toContain(Object.keys(odd)[0])
    expect(await stored()).toEqual([])
  })

  const LONG = 'MARIA GUADALUPE HERNANDEZ DE LA CRUZ RODRIGUEZ'
  it.each([
    ['a name of 46 letters', { name: LONG }, { name: LONG }],
    ['a phone with the country of Korea', { phone: '+82 10-2481-4821' }, { phone: '01024814821' }],
    ['a name with spaces around it', { name: ' 김하늘\u200b' }, { name: '김하늘' }],
  ])('L verifies a member with %s', async (_, unusual, read) => {
    await open(config())
    const { fan, end } = await checked({ ...SKY, ...unusual })
    expect(end.success).toBe('true')
    expect(await verify(fan, end.impUid ?? '')).toBe(200)
    expect(await stored()).toMatchObject([read])
  })

  it('accepts only the outcome of its own check, whatever the query says', async () => {
    await open(config())
    const other = await start()
    const stolen = service.check(other.checkId, SKY)
    const { call, checkId } = await start()
    service.check(checkId)
    const query = { imp_uid: stolen, identityVerificationId: other.checkId, success: 'true' }
    expect((await comesBack(call.back, query)).success).toBe('false')
    expect(await stored()).toEqual([])
  })

  it('says that the service is out of reach, and reads the outcome once it answers', async () => {
    await open(config())
    const { checkId, call } = await start()
    const imp_uid = service.check(checkId, SKY)
    service.state.down = true
    const out = await comesBack(call.back, { imp_uid, success: 'true' })
    expect(out.http).toBe(503)
    expect(out.text).toContain('결과를 확인하지 못했어요')
    service.state.down = false
    expect((await comesBack(call.back, { imp_uid, success: 'true' })).success).toBe('true')
  })

  it('ends after half an hour, and returns to allowed addresses only', async () => {
    await open(config())
    const { call } = await start()
    test.clock.advance(31 * 60_000)
    expect(await comesBack(call.back)).toMatchObject({ http: 400, location: null })
    expect((await test.pay.request('/identity/return/made-up')).status).toBe(400)
    const evil = await start(DESKTOP, 'https://evil.example/')
    expect([evil.begun, evil.page.status]).toEqual([400, 400])
    expect(evil.call).toBeUndefined()
  })
})

describe('the page of a check', () => {
  it('opens V2 by a redirect on phones, and in browsers inside other apps by force', async () => {
    await open(service.v2)
    const { call, page, checkId } = await start()
    expect(call).toMatchObject({
      version: 2,
      request: {
        storeId: 'store-1',
        channelKey: 'channel-key-identity',
        identityVerificationId: checkId,
        redirectUrl: call.back,
        windowType: { pc: 'POPUP', mobile: 'REDIRECTION' },
      },
    })
    expect(call.request).not.toHaveProperty('forceRedirect')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect((await start(KAKAO_TALK)).call.request).toMatchObject({
      forceRedirect: true,
      windowType: { pc: 'REDIRECTION', mobile: 'REDIRECTION' },
    })
  })

  it('opens V1 by its redirect, and in browsers inside other apps without a window', async () => {
    await open(service.v1)
    const { call, checkId } = await start()
    expect(call).toMatchObject({
      version: 1,
      init: 'imp00000000',
      request: { channelKey: 'channel-key-v1', merchant_uid: checkId, m_redirect_url: call.back },
    })
    expect(call.request).not.toHaveProperty('popup')
    expect((await start(KAKAO_TALK)).call.request).toMatchObject({ popup: false })
  })
})
