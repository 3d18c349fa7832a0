import { loadUser } from '@fandeck/sdk/account'
import { requestPhoneCode, signIn } from '@fandeck/sdk/auth'
import { linkWallet, unlinkWallet, validateWallet, walletApi } from '@fandeck/sdk/wallet'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { lastCode, sdkOn } from '../../test/sdk.ts'
import { readWalletToken } from './tokens.ts'

const WALLET = 'http://wallet.localhost'
const PHONE = '01024814821'

let it: TestBackend
beforeEach(async () => {
  it = await testBackend({ seeded: true })
})
afterEach(async () => {
  expect(it.errors).toEqual([])
  await it.close()
})

async function fan(phone = PHONE) {
  const fandeck = sdkOn(it)
  await requestPhoneCode(fandeck, { phone })
  await signIn(fandeck, { provider: 'phone', phone, code: await lastCode(it, phone) })
  return fandeck
}

/** The wallet's page in a browser of its own. */
function walletPage() {
  let cookie = ''
  return async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const reply = await it.fetch(`${WALLET}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { origin: WALLET, 'content-type': 'application/json', cookie, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: reply.status, data: await reply.json(), headers: reply.headers }
  }
}

describe('linking', () => {
  test('S7.56 S7.57 a wallet confirmed in its window is validated, linked and unlinked', async () => {
    const fandeck = await fan()
    const token = fandeck.session.record()?.walletRefreshToken ?? ''
    expect(await linkWallet(fandeck)).toMatchObject({ code: 'wallet/not-confirmed' })
    const page = walletPage()
    expect((await page('/session', { wallet_refresh_token: token })).status).toBe(200)
    expect((await page('/confirm', {})).status).toBe(200)
    const { data } = await validateWallet(fandeck, { walletToken: token })
    const walletAddress = data?.walletAddress
    expect(walletAddress).toMatch(/^0x[\da-f]{40}$/)
    await linkWallet(fandeck)
    expect(await loadUser(fandeck)).toMatchObject({ walletLinked: true, walletAddress })
    await unlinkWallet(fandeck)
    expect(await loadUser(fandeck)).toMatchObject({ walletLinked: false, walletAddress: null })
    await linkWallet(fandeck)
    expect(await loadUser(fandeck)).toMatchObject({ walletLinked: true, walletAddress })
  })

  test('S7.56 refuses invented tokens, access tokens, other members’ tokens, and expired ones', async () => {
    const fandeck = await fan()
    const record = fandeck.session.record()
    const other = (await fan('01055550100')).session.record()
    const refused = (walletToken = '') =>
      expect(validateWallet(fandeck, { walletToken })).resolves.toMatchObject({
        code: 'wallet/token-invalid',
      })
    await refused('made.up.token')
    await refused(record?.accessToken)
    await refused(record?.refreshToken)
    await refused(other?.walletRefreshToken)
    const old = record?.walletRefreshToken ?? ''
    expect(await readWalletToken(it.backend, old, 'refresh')).toBeDefined()
    expect(await readWalletToken(it.backend, old, 'session')).toBeUndefined()
    it.clock.advance(30 * 24 * 3_600_000)
    expect(await readWalletToken(it.backend, old, 'refresh')).toBeUndefined()
  })

  test('a wallet token grants nothing at the shop', async () => {
    const token = (await fan()).session.record()?.walletRefreshToken
    for (const path of ['/mypage/userinfo', '/auth/refresh_token']) {
      const reply = await it.fetch(`http://api.localhost${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(reply.status).toBe(401)
    }
  })
})

describe('the wallet host', () => {
  test('S7.58 returns the owner of a token, also to the site', async () => {
    const fandeck = await fan('01055550100')
    const Me = z.object({ address: z.string(), cards: z.number(), nick_name: z.string() })
    const it2 = { ...fandeck, walletOrigin: WALLET }
    expect(await walletApi(it2).request('/me', { reply: Me })).toMatchObject({ nick_name: '새벽응원단' })
  })

  test('D8 opens a demo wallet, and issues a session that renews', async () => {
    const page = walletPage()
    expect((await page('/me')).status).toBe(401)
    expect((await page('/demo', { mbr_id: 'nobody' })).status).toBe(401)
    expect((await page('/demo', { mbr_id: PHONE })).data).toMatchObject({ nick_name: '달빛수집가' })
    const { user } = (await page('/confirm', {})).data
    expect(Object.keys(user).sort()).toEqual([
      'access_token',
      'expired',
      'refresh_token',
      'wallet_refresh_token',
    ])
    const renewal = await it.fetch('http://api.localhost/auth/refresh_token', {
      headers: { authorization: `Bearer ${user.refresh_token}` },
    })
    expect(renewal.status).toBe(200)
  })

  test('D52 a full-page sign-in returns with a token for a minute, and to allowed sites only', async () => {
    const page = walletPage()
    await page('/demo', { mbr_id: PHONE })
    expect((await page('/confirm', { redirect_url: 'https://evil.example/', state: 's' })).status).toBe(400)
    const there = { redirect_url: 'https://site.example/mypage?tab=1', state: 's-1' }
    const back = new URL((await page('/confirm', there)).data.redirect_url)
    expect(back.origin + back.pathname + back.search).toBe('https://site.example/mypage?tab=1')
    const brought = new URLSearchParams(back.hash.slice(1))
    expect(brought.get('state')).toBe('s-1')
    it.clock.advance(61_000)
    const late = await it.fetch('http://api.localhost/auth/refresh_token', {
      headers: { authorization: `Bearer ${brought.get('wallet_token')}` },
    })
    expect(late.status).toBe(401)
  })

  test('ignores another site’s request with the member’s cookie', async () => {
    const page = walletPage()
    await page('/demo', { mbr_id: PHONE })
    for (const origin of ['https://evil.example', 'https://site.example', 'null']) {
      expect((await page('/confirm', {}, { origin })).status).toBe(401)
    }
  })

  test('D53 its sign-in window keeps its opener, cannot be framed, and runs only its own script', async () => {
    const { headers } = await it.fetch(`${WALLET}/login`)
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
  })

  test('does not exist in production', async () => {
    await it.close()
    it = await testBackend({ config: { mode: 'production' } })
    expect((await it.fetch(`${WALLET}/login`)).status).toBe(404)
    expect((await it.fetch(`${WALLET}/api/me`)).status).toBe(404)
  })
})
