import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nothing } from '../http/wire.ts'
import { ok, refuse } from '../testing/fake-server.ts'
import { aSessionRecord } from '../testing/fixtures.ts'
import { WalletTokenReply } from './wallet.schema.ts'
import { desk } from './wallet.test-helper.ts'
import { linkWallet, unlinkWallet, validateWallet, walletApi } from './wallet.ts'

const user = { memberId: 'm-1', nickname: '소하팬', accountType: 'phone', walletLinked: false }

function member() {
  const it = desk({ loggedIn: true })
  it.fandeck.session.setUser(user)
  it.server.on('POST /mypage/wallet/validate', () => ok(WalletTokenReply, { walletAddress: '0x1' }))
  it.server.on('POST /mypage/wallet/cnct', () => ok(nothing, undefined))
  it.server.on('DELETE /mypage/wallet/cnct', () => ok(nothing, undefined))
  const calls = () => it.server.requests.map(({ method, path }) => `${method} ${path}`)
  return { ...it, calls }
}

describe('linking', () => {
  test('S7.56 validates a wallet token, as a member', async () => {
    const { fandeck, server } = member()
    expect(await validateWallet(fandeck, { walletToken: 'w-1' })).toEqual({ data: { walletAddress: '0x1' } })
    expect(server.requests[0]).toMatchObject({ method: 'POST', body: { wallet_token: 'w-1' } })
    expect(server.requests[0]?.headers.has('authorization')).toBe(true)
  })

  test('S7.57 S3.5 links and unlinks, and updates the session at once', async () => {
    const { fandeck, calls } = member()
    const told: string[] = []
    fandeck.on('wallet:linked', () => told.push('linked'))
    fandeck.on('wallet:unlinked', () => told.push('unlinked'))
    await linkWallet(fandeck)
    expect(fandeck.session.getState().user?.walletLinked).toBe(true)
    await unlinkWallet(fandeck)
    expect(fandeck.session.getState().user?.walletLinked).toBe(false)
    expect(told).toEqual(['linked', 'unlinked'])
    expect(calls()).toEqual([
      'POST /mypage/wallet/validate',
      'POST /mypage/wallet/cnct',
      'DELETE /mypage/wallet/cnct',
    ])
  })

  test('S7.57 without a wallet token calls only the link endpoint', async () => {
    const { fandeck, calls } = member()
    fandeck.session.begin(aSessionRecord())
    await linkWallet(fandeck)
    expect(calls()).toEqual(['POST /mypage/wallet/cnct'])
  })

  test.each([
    ['WALLET_TOKEN_INVALID', 'wallet/token-invalid'],
    ['WALLET_NOT_CONFIRMED', 'wallet/not-confirmed'],
  ])('D64 a refusal with %s resolves { error } with %s and links nothing', async (code, expected) => {
    const { fandeck, server } = member()
    server.on('POST /mypage/wallet/cnct', () => refuse(409, '연결할 수 없어요.', code))
    expect(await linkWallet(fandeck)).toEqual({ error: '연결할 수 없어요.', code: expected })
    expect(fandeck.session.getState().user?.walletLinked).toBe(false)
  })

  test('D64 an outage throws, so that the fan can retry', async () => {
    const { fandeck, server } = member()
    server.on('DELETE /mypage/wallet/cnct', () => refuse(503, '잠시 후 다시 시도해주세요.'))
    await expect(unlinkWallet(fandeck)).rejects.toMatchObject({ retryable: true })
    expect(fandeck.session.getState().user?.walletLinked).toBe(false)
  })
})

describe('S7.58 D9 the wallet API', () => {
  const Me = z.object({ address: z.string() })

  test('is a typed call below the wallet’s /api with the wallet token', async () => {
    const { fandeck, server } = member()
    server.on('GET /api/me', () => Response.json({ address: '0x1' }))
    expect(await walletApi(fandeck).request('/me', { reply: Me })).toEqual({ address: '0x1' })
    expect(server.requests[0]?.headers.get('authorization')).toBe('Bearer wallet-refresh-1')
  })

  test.each(['me', '//evil.example', '/../login', '/a/../../login', '@evil.example', '/..%2f..\\..\\x'])(
    'does not leave it through %s',
    async (path) => {
      const { fandeck, server } = member()
      const left = await walletApi(fandeck)
        .request(path, { reply: Me })
        .catch((error: unknown) => error)
      const asked = server.requests.map((request) => request.path)
      expect(asked.every((seen) => seen.startsWith('/api/'))).toBe(true)
      expect(left).toBeInstanceOf(Error)
    },
  )

  test('fails by type: no wallet, a refusal, another shape', async () => {
    const { fandeck, server } = member()
    await expect(
      walletApi(desk({ walletOrigin: undefined }).fandeck).request('/me', { reply: Me }),
    ).rejects.toMatchObject({ code: 'wallet/not-configured' })
    server.on('GET /api/me', () => Response.json({}, { status: 403 }))
    await expect(walletApi(fandeck).request('/me', { reply: Me })).rejects.toMatchObject({
      code: 'http/refused',
      status: 403,
    })
    server.on('GET /api/me', () => Response.json({ address: 1 }))
    await expect(walletApi(fandeck).request('/me', { reply: Me })).rejects.toMatchObject({
      code: 'http/bad-reply',
    })
  })
})
