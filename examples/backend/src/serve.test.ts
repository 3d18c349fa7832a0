import { createFandeck, isFandeckError } from '@fandeck/sdk'
import { requestPhoneCode } from '@fandeck/sdk/auth'
import { claimCodeEndpoint, getDropEndpoint, NotOpenDetails, TooSoonDetails } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../test/backend.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { users } from './auth/tables.ts'
import { declarationOf } from './routes.ts'

const HOUR = 3_600_000
let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

describe('a mounted endpoint', () => {
  it('is mounted under its path, and declares who may call it', () => {
    const declared = shop.api.routes.map(({ handler }) => declarationOf(handler))
    for (const { method, path, auth } of [getDropEndpoint, claimCodeEndpoint]) {
      expect(declared).toContainEqual(expect.objectContaining({ method, path, auth }))
    }
  })

  it.each(['-1', '1.5', 'one', '2147483648', '99999999999999999999'])(
    'replies 404 when a whole number is %s',
    async (text) => {
      expect(await shop.get(`/minting/${text}`)).toMatchObject({ http: 404, code: 'NOT_FOUND' })
    },
  )

  it('requires an Idempotency-Key for a purchase, and accepts a claim of an older client without one', async () => {
    const fan = await shop.member()
    expect(await shop.post('/minting', {}, fan.headers)).toMatchObject({ http: 400, code: 'BAD_REQUEST' })
    const claim = await shop.post('/card/1', { check_data: 'AAAA' }, fan.headers)
    expect(claim).toMatchObject({ http: 422 })
  })

  it('replies 400 to a query or a body that does not fit its schema', async () => {
    expect(await shop.get('/about/terms/?terms_div=X')).toMatchObject({ http: 400 })
    const { headers } = await shop.member()
    expect(await shop.post('/mypage/password', [], headers)).toMatchObject({ http: 400 })
  })
})

describe('a benefit (D73)', () => {
  it.each(['/claim/usable/list', '/claim/qr/1'])('is refused to an unverified member: %s', async (path) => {
    const refusal = { http: 403, code: 'NOT_VERIFIED', message: '본인 인증을 마치면 이용할 수 있어요.' }
    for (const level of ['K101', 'K102', 'K103', 'F103'] as const) {
      expect(await shop.get(path, await shop.member({ level }))).toMatchObject(refusal)
    }
  })

  it('requires the level in the member’s row, not the one in the token', async () => {
    const fan = await shop.member({ level: 'K201' })
    expect(await shop.get('/claim/usable/list', fan)).toMatchObject({ http: 200 })
    await shop.db.update(users).set({ level: 'K102' }).where(eq(users.id, fan.id))
    expect(await shop.get('/claim/usable/list', fan)).toMatchObject({ code: 'NOT_VERIFIED' })
    const other = await shop.member({ level: 'F103' })
    await shop.db.update(users).set({ level: 'F201' }).where(eq(users.id, other.id))
    expect(await shop.get('/claim/usable/list', other)).toMatchObject({ http: 200 })
  })
})

describe('a refusal', () => {
  it('NOT_OPEN contains the start of the sale', async () => {
    shop.clock.set(NOON - 2 * HOUR)
    const refusal = await shop.buy(await shop.member())
    expect(refusal).toMatchObject({ code: 'NOT_OPEN' })
    expect(z.parse(NotOpenDetails, refusal.data)).toEqual({ opensAt: NOON - HOUR })
  })

  it('TOO_SOON contains the time of the next possible request', async () => {
    const ask = () => shop.post('/auth/phone/code', { phone: '01012345678' })
    expect(await ask()).toMatchObject({ http: 200 })
    const refusal = await ask()
    expect(refusal).toMatchObject({ code: 'TOO_SOON' })
    expect(z.parse(TooSoonDetails, refusal.data)).toEqual({ resendAt: NOON + 30_000 })
  })

  it('reaches a page as the SDK’s error with those details', async () => {
    const { api } = shop.backend.config.origins
    const fandeck = createFandeck({ marketUrl: api, authUrl: `${api}/api/auth` }, { fetch: shop.fetch })
    await requestPhoneCode(fandeck, { phone: '01087654321' })
    const error = await requestPhoneCode(fandeck, { phone: '01087654321' }).catch((reason: unknown) => reason)
    expect(isFandeckError(error, 'auth/too-soon') && error.details).toMatchObject({ resendAt: NOON + 30_000 })
  })
})
