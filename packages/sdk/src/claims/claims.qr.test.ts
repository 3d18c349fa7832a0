import { describe, expect, test } from 'vitest'
import { settle } from '../testing/fake-clock.ts'
import { ok, refuse } from '../testing/fake-server.ts'
import { aQrKey } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { createBenefitQr } from './claims.qr.ts'
import { QrKey } from './claims.schema.ts'

/** A QR on a server that issues a new key per request, each valid for `goodForS` seconds. */
function open(goodForS = 180) {
  const kit = testKit({ loggedIn: true })
  let n = 0
  const answer = () =>
    ok(QrKey, aQrKey({ randomKey: `key-${++n}`, expiresAt: kit.clock.now() + goodForS * 1000 }))
  kit.server.on('GET /claim/qr/1', answer)
  const qr = createBenefitQr(kit.fandeck, { benefitId: 1 })
  return { ...kit, qr, answer, key: () => qr.getState().key?.randomKey }
}

describe('S4.27 the QR of a benefit', () => {
  test('sends no request without subscribers', async () => {
    const { server, clock } = open()
    await clock.advance(600_000)
    expect(server.requests).toEqual([])
  })

  test('is fetched at once, then every 170 seconds', async () => {
    const { qr, server, clock, key } = open()
    qr.subscribe(() => {})
    expect(qr.getState().loading).toBe(true)
    await settle()
    expect(key()).toBe('key-1')
    await clock.advance(169_999)
    expect(key()).toBe('key-1')
    await clock.advance(1)
    expect(key()).toBe('key-2')
    await clock.advance(340_000)
    expect(server.requests).toHaveLength(4)
  })

  test('uses one request and one timer for two listeners and stops with the last', async () => {
    const { qr, server, clock } = open()
    const first = qr.subscribe(() => {})
    const second = qr.subscribe(() => {})
    await settle()
    expect(server.requests).toHaveLength(1)
    first()
    await clock.advance(170_000)
    expect(server.requests).toHaveLength(2)
    second()
    expect(clock.pending()).toBe(0)
    await clock.advance(600_000)
    expect(server.requests).toHaveLength(2)
  })

  test('leaves no timer when closed during its first request', async () => {
    const { qr, clock } = open()
    qr.subscribe(() => {})()
    await settle()
    expect(clock.pending()).toBe(0)
  })

  test('reopened with a valid key, rotates 170 s after that key was fetched', async () => {
    const { qr, clock, key } = open()
    const stop = qr.subscribe(() => {})
    await clock.advance(100_000)
    stop()
    qr.subscribe(() => {})
    await clock.advance(69_999)
    expect(key()).toBe('key-1')
    await clock.advance(1)
    expect(key()).toBe('key-2')
  })

  test('D50 is renewed when the page returns with an expired key, not with a valid one', async () => {
    const { qr, server, clock, comeBack } = open(60)
    qr.subscribe(() => {})
    await clock.advance(59_999)
    comeBack()
    await settle()
    expect(server.requests).toHaveLength(1)
    await clock.advance(1)
    comeBack()
    comeBack()
    await settle()
    expect(server.requests).toHaveLength(2)
  })

  test('ignores the return of the page once closed', async () => {
    const { qr, server, clock, comeBack } = open()
    qr.subscribe(() => {})()
    await clock.advance(400_000)
    comeBack()
    await settle()
    expect(server.requests).toHaveLength(1)
  })
})

describe('a renewal that fails', () => {
  test('D50 keeps the old key, reports the error and retries', async () => {
    const { qr, server, clock, answer, key } = open()
    qr.subscribe(() => {})
    await settle()
    server.on('GET /claim/qr/1', () => {
      throw new TypeError('Failed to fetch')
    })
    await clock.advance(172_000)
    expect(key()).toBe('key-1')
    expect(qr.getState()).toMatchObject({ loading: false, error: { code: 'http/network' } })
    server.on('GET /claim/qr/1', answer)
    await clock.advance(5000)
    expect(key()).toBe('key-2')
    expect(qr.getState().error).toBeUndefined()
  })

  test('does not retry after a refusal until the fan does', async () => {
    const { qr, server, clock, answer, key } = open()
    server.on('GET /claim/qr/1', () => refuse(409, '이미 사용했어요.', 'ALREADY_USED'))
    qr.subscribe(() => {})
    await clock.advance(60_000)
    expect(qr.getState()).toMatchObject({ key: undefined, error: { code: 'claims/already-used' } })
    expect(server.requests).toHaveLength(1)
    server.on('GET /claim/qr/1', answer)
    await qr.refresh()
    expect(key()).toBe('key-1')
  })
})
