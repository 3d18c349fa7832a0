import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ok, refuse } from '../testing/fake-server.ts'
import { aBenefit, aClaimedCard, aQrKey, aSessionRecord } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { BenefitListReply, ClaimedCard, QrKey, ScanReply } from './claims.schema.ts'
import { claimCode, completeBenefit, getBenefitQr, getBenefits, scanCard } from './claims.ts'
import { formatCode, generateCode, parseCodeFormat } from './code.ts'

const CODE = '234L37L7PKLP'
const IMAGE = 'data:image/jpeg;base64,AAAA'
const bearer = `Bearer ${aSessionRecord().accessToken}`

describe('the contracts', () => {
  test('S7.2 S3.9 GET /claim/usable/list, private, in the wire’s names', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const row = {
      idx: 1,
      claim_name: aBenefit().name,
      image: aBenefit().image,
      qr_yn: 'Y',
      start_dttm: '2026-11-19 12:00:00',
      end_dttm: '2026-11-30 12:00:00',
    }
    server.on('GET /claim/usable/list', () => Response.json({ status: '200', data: [row] }))
    expect(await getBenefits(fandeck)).toEqual([aBenefit({ usesQr: true })])
    expect(server.requests[0]?.headers.get('authorization')).toBe(bearer)
    expect(z.encode(BenefitListReply, [aBenefit({ usesQr: true })])).toEqual([row])
  })

  test('S7.3 S3.10 GET /claim/qr/{idx}, private', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const data = { random_key: 'fandeck-qr-7f3a91', expire_dttm: '2026-11-20 12:03:00' }
    server.on('GET /claim/qr/:idx', () => Response.json({ status: '200', data }))
    expect(await getBenefitQr(fandeck, { benefitId: 5 })).toEqual(aQrKey())
    expect(server.requests[0]).toMatchObject({ path: '/claim/qr/5' })
    expect(z.encode(QrKey, aQrKey())).toEqual(data)
  })

  test('S7.4 POST /claim/pwd/{idx} with {pwd}, private', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /claim/pwd/5', () => Response.json({ status: '200', message: '' }))
    await completeBenefit(fandeck, { benefitId: 5, password: '123456' })
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/claim/pwd/5',
      body: { pwd: '123456' },
    })
    expect(server.requests[0]?.headers.get('authorization')).toBe(bearer)
  })

  test('S7.5 D12b POST /card/{minting_idx} with {check_data}, separators dropped', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /card/3', () => ok(ClaimedCard, aClaimedCard()))
    expect(await claimCode(fandeck, { code: formatCode(CODE).toLowerCase(), mintingId: 3 })).toEqual(
      aClaimedCard(),
    )
    expect(server.requests[0]?.body).toEqual({ check_data: CODE })
  })

  test('S7.6 S7.7 S3.11 POST /card/ocr/{minting_idx} with {image}; the answer nests as data.data', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const card = {
      metadata_idx: 201,
      card_name: '한이준',
      image: aClaimedCard().image,
      point: 100,
      total_point: 12400,
      edition_title: 'FOIL',
      edition: 29,
      edition_total: 1000,
    }
    server.on('POST /card/ocr/3', () => Response.json({ status: '200', data: { data: card } }))
    expect(await scanCard(fandeck, { image: IMAGE, mintingId: 3 })).toEqual(aClaimedCard())
    expect(server.requests[0]?.body).toEqual({ image: IMAGE })
    expect(server.requests[0]?.headers.get('authorization')).toBe(bearer)
  })
})

describe('a benefit', () => {
  test.each(['', ' ', '\t'])('S5.13 with the empty password %o sends nothing', async (password) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    await expect(completeBenefit(fandeck, { benefitId: 1, password })).rejects.toMatchObject({
      code: 'claims/password-missing',
    })
    expect(server.requests).toEqual([])
  })

  test('S4.28 emits an event when completed', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /claim/pwd/1', () => Response.json({ status: '200' }))
    const told: unknown[] = []
    fandeck.on('claims:benefit-completed', (event) => told.push(event))
    await completeBenefit(fandeck, { benefitId: 1, password: '123456' })
    expect(told).toEqual([{ benefitId: 1 }])
  })

  test.each([
    ['WRONG_PASSWORD', 'claims/wrong-password'],
    ['LOCKED', 'claims/locked'],
    ['EVENT_LOCKED', 'claims/event-locked'],
    ['ALREADY_USED', 'claims/already-used'],
  ])('refused as %s fails with %s after one request and emits nothing', async (serverCode, code) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /claim/pwd/1', () => refuse(400, '다시 확인해 주세요.', serverCode))
    fandeck.on('claims:benefit-completed', () => expect.unreachable())
    await expect(completeBenefit(fandeck, { benefitId: 1, password: '1' })).rejects.toMatchObject({
      code,
      serverMessage: '다시 확인해 주세요.',
    })
    expect(server.requests).toHaveLength(1)
  })
})

describe('a claim', () => {
  test('S5.14 defaults to minting 1', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /card/ocr/:idx', () => ok(ScanReply, { data: aClaimedCard() }))
    server.on('POST /card/:idx', () => ok(ClaimedCard, aClaimedCard()))
    await scanCard(fandeck, { image: IMAGE })
    await claimCode(fandeck, { code: CODE })
    expect(server.requests.map(({ path }) => path)).toEqual(['/card/ocr/1', '/card/1'])
  })

  test.each([0, -1, 1.5, Number.NaN])(
    'S5.14 of minting %d is refused before any request',
    async (mintingId) => {
      const { fandeck, server } = testKit({ loggedIn: true })
      await expect(scanCard(fandeck, { image: IMAGE, mintingId })).rejects.toMatchObject({
        code: 'claims/no-minting',
      })
      await expect(claimCode(fandeck, { code: CODE, mintingId })).rejects.toMatchObject({
        code: 'claims/no-minting',
      })
      expect(server.requests).toEqual([])
    },
  )

  test('of a mistyped code fails before any request', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    await expect(claimCode(fandeck, { code: '234L37L7PKLA' })).rejects.toMatchObject({
      code: 'claims/mistyped-code',
    })
    expect(server.requests).toEqual([])
  })

  test('accepts codes in the campaign’s format only (D11)', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /card/1', () => ok(ClaimedCard, aClaimedCard()))
    const codeFormat = parseCodeFormat('11+3 0123456789')
    await expect(claimCode(fandeck, { code: CODE, codeFormat })).rejects.toMatchObject({
      code: 'claims/mistyped-code',
    })
    expect(server.requests).toEqual([])
    const code = generateCode((bytes) => crypto.getRandomValues(bytes), codeFormat)
    await claimCode(fandeck, { code: formatCode(code), codeFormat })
    expect(server.requests[0]?.body).toEqual({ check_data: code })
  })

  test('emits the claimed card on success', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /card/2', () => ok(ClaimedCard, aClaimedCard()))
    const told: unknown[] = []
    fandeck.on('claims:card-claimed', (event) => told.push(event))
    await claimCode(fandeck, { code: CODE, mintingId: 2 })
    expect(told).toEqual([{ mintingId: 2, card: aClaimedCard() }])
  })

  test.each([
    ['UNKNOWN_CODE', 'claims/unknown-code'],
    ['CODE_USED', 'claims/code-used'],
    ['CODE_YOURS', 'claims/code-yours'],
    ['CODE_EXPIRED', 'claims/code-expired'],
    ['CODE_REVOKED', 'claims/code-revoked'],
    ['NOT_IN_PERIOD', 'claims/not-in-period'],
    ['LIMIT_OVER', 'claims/limit-over'],
    ['LOGIN_REQUIRED', 'claims/login-required'],
    ['TOO_MANY_TRIES', 'claims/too-many-tries'],
  ])('D12 refused as %s fails with %s and the server’s code', async (serverCode, code) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /card/1', () => refuse(409, '안 돼요.', serverCode))
    await expect(claimCode(fandeck, { code: CODE })).rejects.toMatchObject({ code, serverCode, status: 409 })
    expect(server.requests).toHaveLength(1)
  })
})
