import { isVerified, loadUser, requestPhoneCode, signIn, verifyIdentity } from '@fandeck/sdk'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { lastCode, sdkOn } from '../../test/sdk.ts'

const RETURN = 'https://site.example/account/verify?retUrl=%2Fmypage'

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
})
afterEach(async () => {
  expect(it.errors).toEqual([])
  await it.close()
})

const submit = (fields: Record<string, string>) =>
  it.fetch('http://pay.localhost/identity', { method: 'POST', body: new URLSearchParams(fields) })

const PERSON = { name: '김하늘', birth: '1998-04-12', gender: 'F', phone: '01024814821', action: 'approve' }

async function approved(person: Partial<typeof PERSON> = {}): Promise<string> {
  const reply = await submit({ redirect_url: RETURN, ...PERSON, ...person })
  expect(reply.status).toBe(303)
  const back = new URL(reply.headers.get('location') ?? '')
  expect(back.searchParams.get('success')).toBe('true')
  return back.searchParams.get('imp_uid') ?? ''
}

async function fan(phone: string) {
  const fandeck = sdkOn(it)
  await requestPhoneCode(fandeck, { phone })
  await signIn(fandeck, { provider: 'phone', phone, code: await lastCode(it, phone) })
  return fandeck
}

describe('identity', () => {
  test('S7.50 S6.5 a check lifts the level to K201, and the session reads it immediately', async () => {
    const fandeck = await fan('01024814821')
    expect(isVerified(fandeck)).toBe(false)
    await verifyIdentity(fandeck, { verificationId: await approved() })
    expect(isVerified(fandeck)).toBe(true)
    expect(await loadUser(fandeck)).toMatchObject({ level: 'K201', phone: '01024814821' })
  })

  test('S7.49 adds a phone to a member without one, unless it belongs to another member', async () => {
    const { headers } = await it.member({ loginType: 'email', level: 'K103', memberId: 'a@example.com' })
    const post = async (verificationId: string) =>
      it.fetch('http://api.localhost/mypage/phone', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ imp_uid: verificationId }),
      })
    await it.member({ phone: '01011112222' })
    const taken = await post(await approved({ phone: '01011112222' }))
    expect(await taken.json()).toMatchObject({ code: 'IDENTITY_USED' })
    expect((await post(await approved({ phone: '01033334444' }))).status).toBe(200)
    const info = await it.fetch('http://api.localhost/mypage/userinfo', { headers })
    expect(await info.json()).toMatchObject({ data: { phone: '01033334444', level: 'K201' } })
  })

  test.each([
    ['01055556666', '01077778888'],
    ['linked@example.com', 'linked@example.com'],
  ])('S7.49 D80 a new phone is the id of a phone account whose id is %s as %s', async (memberId, next) => {
    const account = { memberId, phone: '01055556666', loginType: 'phone' } as const
    const { headers } = await it.member(account)
    const reply = await it.fetch('http://api.localhost/mypage/phone', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ imp_uid: await approved({ phone: '01077778888' }) }),
    })
    expect(reply.status).toBe(200)
    const info = await it.fetch('http://api.localhost/mypage/userinfo', { headers })
    expect(await info.json()).toMatchObject({ data: { mbr_id: next, phone: '01077778888' } })
  })

  test('can be used once, within ten minutes', async () => {
    const fandeck = await fan('01024814821')
    const verificationId = await approved()
    await verifyIdentity(fandeck, { verificationId })
    const other = await fan('01055556666')
    const refusal = async (verificationId: string) => (await verifyIdentity(other, { verificationId })).error
    expect(await refusal(verificationId)).toBe('이미 다른 계정에서 인증한 정보예요.')
    const unknown = '본인 인증 결과를 찾을 수 없어요. 다시 인증해 주세요.'
    expect(await refusal('imp_made_up')).toBe(unknown)
    const late = await approved()
    it.clock.advance(10 * 60_000)
    expect(await refusal(late)).toBe(unknown)
  })

  test('D55 accepts the same check again from a client whose reply was lost', async () => {
    const fandeck = await fan('01024814821')
    const verificationId = await approved()
    expect(await verifyIdentity(fandeck, { verificationId })).toEqual({ data: undefined })
    it.clock.advance(10 * 60_000)
    expect(await verifyIdentity(fandeck, { verificationId })).toEqual({ data: undefined })
  })

  test('returns without a result when the fan cancels', async () => {
    const reply = await submit({ redirect_url: RETURN, action: 'cancel' })
    const back = new URL(reply.headers.get('location') ?? '')
    expect(back.searchParams.get('success')).toBe('false')
    expect(back.searchParams.get('imp_uid')).toBeNull()
    expect(back.searchParams.get('retUrl')).toBe('/mypage')
  })

  test('D52 redirects to no other site', async () => {
    const foreign = 'https://evil.example/account/verify'
    const page = await it.fetch(`http://pay.localhost/identity?redirect_url=${encodeURIComponent(foreign)}`)
    expect(page.status).toBe(400)
    expect((await submit({ ...PERSON, redirect_url: foreign })).status).toBe(400)
    expect((await submit({ ...PERSON, redirect_url: 'javascript:alert(1)' })).status).toBe(400)
  })

  test('escapes its parameters', async () => {
    const query = new URLSearchParams({ redirect_url: RETURN, name: '"><script>alert(1)</script>' })
    const page = await it.fetch(`http://pay.localhost/identity?${query}`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('<script')
  })
})

test('S7.34 S7.35 returns empty fields for a member without wallet and portrait', async () => {
  const { headers } = await it.member()
  const wallet = await it.fetch('http://api.localhost/mypage/wallet/user', { headers })
  expect(await wallet.json()).toMatchObject({ data: { wallet_cnct: 'N', wallet_address: null } })
  const info = await it.fetch('http://api.localhost/mypage/userinfo', { headers })
  expect(await info.json()).toMatchObject({ data: { total_point: 0, image: null } })
})
